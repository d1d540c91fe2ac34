import ParlanceGrammar
import ParlanceText

/// Finds out why an utterance matched nothing: it runs the matcher once more over each template and notes where it stops.
struct NearMissFinder {
    /// How many templates are named.
    static let limit = 3

    private let text: NormalizedText
    private var stops: [Stop] = []

    private struct Stop {
        let template: CompiledTemplate
        let lists: ListScope
        let trace: MatchTrace
    }

    init(text: NormalizedText) {
        self.text = text
    }

    mutating func consider(_ template: CompiledTemplate, lists: ListScope) {
        var matcher = NaiveMatcher(text: text, lists: lists, trace: MatchTrace())
        _ = matcher.matches(of: template.pattern)
        guard let trace = matcher.trace, trace.position > 0 else { return }
        stops.append(Stop(template: template, lists: lists, trace: trace))
    }

    /// The templates that came furthest, best first; of those that came equally far, the ones that lack but the value of
    /// a slot come first, then the ones that were declared first.
    func nearest() -> [NearMiss] {
        guard let furthest = stops.map(\.trace.position).max() else { return [] }
        let words = text.words
        let last = words.last { $0.lowerBound <= furthest }?.lowerBound ?? 0
        var candidates = stops.enumerated().map {
            ($0.element, unknown: nil as (NearMiss.UnknownValue, isWhole: Bool)?, $0.offset)
        }
        for index in candidates.indices where candidates[index].0.trace.position >= last {
            candidates[index].unknown = unknownValue(at: candidates[index].0)
        }
        candidates.sort { left, right in
            let a = (-left.0.trace.position, left.unknown?.isWhole == true ? 0 : 1, left.2)
            let b = (-right.0.trace.position, right.unknown?.isWhole == true ? 0 : 1, right.2)
            return a < b
        }
        return candidates.prefix(Self.limit).map { miss(for: $0.0, unknown: $0.unknown?.0) }
    }

    private func miss(for stop: Stop, unknown: NearMiss.UnknownValue?) -> NearMiss {
        let position = stop.trace.position
        let words = text.words
        let matched = words.count { $0.upperBound <= position }
        let word = matched < words.count ? words[matched] : text.bytes.count..<text.bytes.count
        return NearMiss(
            template: stop.template.sentence.template.text,
            source: stop.template.sentence.place,
            matched: matched,
            stopped: text.sourceRange(of: word),
            stoppedScalars: text.scalarRange(of: word),
            expected: stop.trace.expected.compactMap { NearMiss.Expected($0) },
            unknown: unknown
        )
    }

    /// The words that a slot would have had to take at the place where the template stopped.
    private func unknownValue(at stop: Stop) -> (NearMiss.UnknownValue, isWhole: Bool)? {
        for case .slot(let slot) in stop.trace.expected {
            let position = stop.trace.position
            guard let word = text.words.first(where: { $0.upperBound > position }) else { continue }
            var matcher = NaiveMatcher(text: text, lists: stop.lists)
            matcher.assumption = (slot, position)
            let whole = matcher.matches(of: stop.template.pattern).compactMap { state in
                state.slots.first { $0.slot == slot && $0.range.lowerBound == position }?.range
            }.min { $0.count < $1.count }
            let unknown = text.spokenText(of: whole ?? position..<word.upperBound)
            return (NearMiss.UnknownValue(slot: slot.name, text: unknown), whole != nil)
        }
        return nil
    }
}

extension NearMiss.Expected {
    init?(_ expected: MatchTrace.Expected) {
        switch expected {
        case .slot(let slot): self = .slot(slot.name)
        case .text(let bytes): self = .text(String(decoding: bytes, as: UTF8.self))
        case .boundary: return nil
        }
    }
}
