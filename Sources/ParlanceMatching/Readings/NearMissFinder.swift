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
        guard let trace = matcher.trace, trace.readLength > 0 else { return }
        stops.append(Stop(template: template, lists: lists, trace: trace))
    }

    /// The templates that read most, best first; of those that read equally much, the ones that lack but the value of a
    /// slot come first, then the ones that were declared first.
    func nearest() -> [NearMiss] {
        let most = stops.map(\.trace.readLength).sorted(by: >).prefix(Self.limit).last ?? 0
        let ranked = stops.enumerated().filter { $0.element.trace.readLength >= most }.map { index, stop in
            RankedStop(stop: stop, unknown: unknownValue(at: stop), order: index)
        }
        return ranked.sorted { $0.rank < $1.rank }.prefix(Self.limit).map {
            miss(for: $0.stop, unknown: $0.unknown?.value)
        }
    }

    private struct RankedStop {
        let stop: Stop
        let unknown: Unknown?
        let order: Int

        var rank: (Int, Int, Int) { (-stop.trace.readLength, unknown?.isWhole == true ? 0 : 1, order) }
    }

    private struct Unknown {
        let value: NearMiss.UnknownValue
        /// Whether the template reads the whole utterance once the slot takes these words.
        let isWhole: Bool
    }

    private func miss(for stop: Stop, unknown: NearMiss.UnknownValue?) -> NearMiss {
        let position = stop.trace.position
        let words = text.words
        let word = words.first { $0.upperBound > position } ?? text.bytes.count..<text.bytes.count
        let matched = words.count { word in
            word.upperBound <= position && !stop.trace.wildcards.contains { $0.overlaps(word) }
        }
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
    private func unknownValue(at stop: Stop) -> Unknown? {
        for case .slot(let slot) in stop.trace.expected {
            let position = stop.trace.position
            guard let word = text.words.first(where: { $0.upperBound > position }) else { continue }
            var matcher = NaiveMatcher(text: text, lists: stop.lists)
            matcher.assumption = (slot, position)
            let whole = matcher.matches(of: stop.template.pattern).compactMap { state in
                state.slots.first { $0.slot == slot && $0.range.lowerBound == position }?.range
            }.min { $0.count < $1.count }
            let unknown = text.spokenText(of: whole ?? position..<word.upperBound)
            let value = NearMiss.UnknownValue(slot: slot.name, text: unknown)
            return Unknown(value: value, isWhole: whole != nil)
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
