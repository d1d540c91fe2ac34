import ParlanceGrammar
import ParlanceTestSupport

/// Random expressions that parsing can produce.
struct ExpressionSoup {
    private var random: SplitMix

    private static let words = [
        "tea", " ", "  ", "a b", " é", "👩‍🚀", "\\", "(", "]|;", "{<>}", "@", "1..2", "\u{301}", "\t", "\r\n", "か", "-",
        ":",
    ]
    private static let names = ["drink", " x ", "a{b", "c}", "<d>", "\\", "é", "1..x", "[|;]"]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// The expression of a whole template, which is never empty.
    mutating func next() -> TemplateExpression {
        while true {
            let body = body(depth: 4)
            if body != .sequence([]) { return body }
        }
    }

    /// The expression of a group.
    private mutating func body(depth: Int) -> TemplateExpression {
        let branches = (0..<Int.random(in: 2...3, using: &random)).map { _ in sequence(depth: depth) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .alternatives(branches)
        case 1: return .permutation(branches)
        default: return branches[0]
        }
    }

    /// Items without adjacent texts: those would be read as one.
    private mutating func sequence(depth: Int) -> TemplateExpression {
        var items: [TemplateExpression] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let item = item(depth: depth)
            if case .text = item, case .text = items.last { continue }
            items.append(item)
        }
        return .sequence(items)
    }

    private mutating func item(depth: Int) -> TemplateExpression {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return .rule(RuleReference(name: name()))
        case 1: return .list(ListReference(source: .named(name()), slot: name(), isCapture: .random(using: &random)))
        case 2: return .list(ListReference(source: .range(range()), slot: name()))
        case 5: return group(depth: depth)
        case 6: return .optional(group(depth: depth))
        default: return .text(Self.words.randomElement(using: &random)! + Self.words.randomElement(using: &random)!)
        }
    }

    /// A group that is not empty, which would be an error.
    private mutating func group(depth: Int) -> TemplateExpression {
        let body = body(depth: depth - 1)
        return body == .sequence([]) ? .sequence([.text("x")]) : body
    }

    private mutating func name() -> String { Self.names.randomElement(using: &random)! }

    private mutating func range() -> NumberRange {
        let from = Int.random(in: 0...20, using: &random)
        return NumberRange(
            from: from,
            to: from + Int.random(in: 0...99, using: &random),
            step: Int.random(in: 1...3, using: &random)
        )
    }
}
