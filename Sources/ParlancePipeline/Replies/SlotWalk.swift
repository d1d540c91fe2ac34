import ParlanceGrammar

/// Visits the slots of templates from left to right, through rules, with the link words that may precede them: "to"
/// and "the" in `take me to [the] {address}`.
///
/// Groups may nest to any depth, so the walk uses a list of frames instead of recursion.
struct SlotWalk {
    typealias Words = Set<String>

    /// The link words to look for.
    let links: Words
    let rule: (String) -> TemplateExpression?
    /// The words at the end of visited rules, by the words before them.
    private var known: [RuleCall: Words] = [:]

    private struct RuleCall: Hashable {
        let name: String
        let before: Words
    }

    /// An open group.
    private struct Frame {
        var parts: ArraySlice<TemplateExpression>
        /// Whether the parts are alternatives.
        var isChoice = false
        let before: Words
        /// The words after the visited parts.
        var behind: Words
        var call: RuleCall?

        /// The words before the next part.
        var now: Words { isChoice ? before : behind }

        mutating func pass(_ words: Words) {
            if isChoice { behind.formUnion(words) } else { behind = words }
        }
    }

    init(links: Words, rule: @escaping (String) -> TemplateExpression?) {
        self.links = links
        self.rule = rule
    }

    /// - Parameter met: Receives each slot with the words before it. A slot in a rule is visited again only if other
    ///   words precede the rule.
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

    /// Closes finished groups and returns the next part to visit; nil at the end.
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
        // A recursive rule ends here.
        known[call] = []
        frames.append(Frame(parts: [body], before: call.before, behind: call.before, call: call))
    }

    private static func frame(of group: TemplateExpression, _ before: Words) -> Frame {
        let parts = group.parts[...]
        return switch group {
        case .sequence: Frame(parts: parts, before: before, behind: before)
        // An optional part also keeps the words before it.
        case .optional: Frame(parts: parts, isChoice: true, before: before, behind: before)
        default: Frame(parts: parts, isChoice: true, before: before, behind: [])
        }
    }

    /// The link words at the end of a text; if it consists of them, also those before it.
    private func words(behind text: String, _ before: Words) -> Words {
        let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        let last = words.reversed().prefix { links.contains($0) }
        return last.count == words.count ? before.union(last) : Set(last)
    }
}

extension TemplateExpression {
    /// Whether a text begins with the words of one of its branches, and goes on. Rules and slots in it are not read.
    func begins(_ text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        return rests(of: words[...]).contains { !$0.isEmpty && $0.count < words.count }
    }

    /// The words that remain behind each branch.
    private func rests(of words: ArraySlice<String>) -> [ArraySlice<String>] {
        switch self {
        case .text(let text):
            let read = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
            return words.starts(with: read) ? [words.dropFirst(read.count)] : []
        case .sequence(let parts): return parts.reduce([words]) { rests, part in rests.flatMap(part.rests) }
        case .alternatives(let branches): return branches.flatMap { $0.rests(of: words) }
        case .optional(let body): return [words] + body.rests(of: words)
        case .permutation, .list, .rule: return []
        }
    }

    /// The words of its literal text in all branches.
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
