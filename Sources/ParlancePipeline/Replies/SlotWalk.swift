import ParlanceGrammar

/// Goes through what templates say, from left to right and with rules put in, and meets their slots with the link words that
/// may stand before them: "to" and "the" in `take me to [the] {address}`.
///
/// Groups nest as deep as authors like, so what is left to do is a list and not the stack.
struct SlotWalk {
    typealias Words = Set<String>

    /// The words that are looked for.
    let links: Words
    let rule: (String) -> TemplateExpression?
    /// How rules end that have been gone through, by the words before them.
    private var known: [RuleCall: Words] = [:]

    private struct RuleCall: Hashable {
        let name: String
        let before: Words
    }

    /// A group that has been begun.
    private struct Frame {
        var parts: ArraySlice<TemplateExpression>
        /// Whether only one of the parts is said.
        var isChoice = false
        let before: Words
        /// The words behind what has been gone through.
        var behind: Words
        var call: RuleCall?

        /// What may stand before the next part.
        var now: Words { isChoice ? before : behind }

        mutating func pass(_ words: Words) {
            if isChoice { behind.formUnion(words) } else { behind = words }
        }
    }

    init(links: Words, rule: @escaping (String) -> TemplateExpression?) {
        self.links = links
        self.rule = rule
    }

    /// - Parameter met: told each slot, and the words before it. One that a rule holds is met again only where others stand
    ///   before the rule.
    mutating func walk(_ template: TemplateExpression, met: (ListReference, Words) -> Void) {
        var frames = [Frame(parts: [template], before: [], behind: [])]
        while let part = next(in: &frames) {
            let top = frames.count - 1
            let before = frames[top].now
            switch part {
            case .text(let text): frames[top].pass(words(behind: text, before))
            case .list(let list):
                met(list, before)
                frames[top].pass([])
            case .rule(let rule): enter(RuleCall(name: rule.name, before: before), &frames)
            default: frames.append(Self.frame(of: part, before))
            }
        }
    }

    /// What is left to do first, when the groups that are done are closed; nil: nothing.
    private mutating func next(in frames: inout [Frame]) -> TemplateExpression? {
        while var frame = frames.popLast() {
            if let part = frame.parts.popFirst() {
                frames.append(frame)
                return part
            }
            if let call = frame.call { known[call] = frame.behind }
            if !frames.isEmpty { frames[frames.count - 1].pass(frame.behind) }
        }
        return nil
    }

    private mutating func enter(_ call: RuleCall, _ frames: inout [Frame]) {
        if let behind = known[call] { return frames[frames.count - 1].pass(behind) }
        guard let body = rule(call.name) else { return }
        // A rule that mentions itself ends here.
        known[call] = []
        frames.append(Frame(parts: [body], before: call.before, behind: call.before, call: call))
    }

    private static func frame(of group: TemplateExpression, _ before: Words) -> Frame {
        let parts = group.parts[...]
        return switch group {
        case .sequence: Frame(parts: parts, before: before, behind: before)
        // What may be left out leaves what stands before it.
        case .optional: Frame(parts: parts, isChoice: true, before: before, behind: before)
        default: Frame(parts: parts, isChoice: true, before: before, behind: [])
        }
    }

    /// The link words at the end of a text, and those before it if it is nothing else.
    private func words(behind text: String, _ before: Words) -> Words {
        let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        let last = words.reversed().prefix { links.contains($0) }
        return last.count == words.count ? before.union(last) : Set(last)
    }
}

extension TemplateExpression {
    /// The words of its literal text, be it said as it may.
    var words: Set<String> {
        var words: Set<String> = []
        var waiting = [self]
        while let expression = waiting.popLast() {
            if case .text(let text) = expression {
                words.formUnion(text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() })
            }
            waiting += expression.parts
        }
        return words
    }
}
