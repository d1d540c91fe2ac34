import ParlanceGrammar
import ParlanceTestSupport

/// Makes random templates, and random sentences of them.
struct ExpressionGenerator {
    var random: SplitMix

    private static let words = [
        "turn", "on", "wi-fi", "Straße", "l'", "nell'", "café", "o’clock", "é", "客厅", "ไฟ", "ファン", "свет", "ضوء", "x",
        "U.S.", "don't", "P!nk", "ﬁn", "İ", "ǅ",
    ]
    private static let listed = ["kitchen", "living room", "Dr. Smith's lamp", "客厅灯", "wi-fi"]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// The lists that the templates mention.
    static let lists: [String: SlotList] = [
        "area": .values(listed.map { ListValue(input: Template(literal: $0), output: .string($0)) }),
        "n": .range(NumberRange(from: 0, to: 100)),
        "any": .wildcard,
    ]

    /// A template whose groups nest up to `depth` deep; slots stand between blanks, so that each can be told from the next.
    mutating func expression(depth: Int) -> TemplateExpression {
        var items: [TemplateExpression] = []
        for index in 0..<Int.random(in: 1...4, using: &random) {
            if index > 0 { items.append(.text(" ")) }
            items.append(item(depth: depth))
        }
        return .sequence(items)
    }

    private mutating func item(depth: Int) -> TemplateExpression {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 4), using: &random) {
        case 0, 1: .text(Self.words.randomElement(using: &random)!)
        case 2: .sequence([.text("at "), .list(ListReference(source: .named("area"), slot: "area"))])
        case 3: .sequence([.text("to "), .list(ListReference(source: .named("n"), slot: "n"))])
        case 4: .sequence([.text("say "), .list(ListReference(source: .named("any"), slot: "any")), .text(" end")])
        case 5, 6: .optional(expression(depth: depth - 1))
        case 7, 8: .alternatives((0..<Int.random(in: 2...3, using: &random)).map { _ in expression(depth: depth - 1) })
        default: .permutation((0..<Int.random(in: 2...3, using: &random)).map { _ in expression(depth: depth - 1) })
        }
    }

    /// A sentence of the template.
    mutating func sentence(of expression: TemplateExpression) -> String {
        switch expression {
        case .text(let text): text
        case .list(let list): words(for: list)
        case .rule: ""
        case .sequence(let items): items.map { sentence(of: $0) }.joined()
        case .optional(let body): Bool.random(using: &random) ? sentence(of: body) : ""
        case .alternatives(let branches): sentence(of: branches.randomElement(using: &random)!)
        case .permutation(let items): items.shuffled(using: &random).map { " \(sentence(of: $0)) " }.joined()
        }
    }

    private mutating func words(for list: ListReference) -> String {
        switch list.source {
        case .named("area"): Self.listed.randomElement(using: &random)!
        case .named("any"): ["zork", "zork, blip", "42 zorks"].randomElement(using: &random)!
        default: ["7", "٤٢", "１００", "042"].randomElement(using: &random)!
        }
    }
}

extension ExpressionGenerator {
    /// The sentence with a letter or word dropped, doubled, swapped or put in.
    mutating func damaged(_ sentence: String) -> String {
        var parts: [String]
        let isByWord = Bool.random(using: &random)
        parts = isByWord ? sentence.split(separator: " ").map(String.init) : sentence.map(String.init)
        guard !parts.isEmpty else { return "please" }
        let index = Int.random(in: 0..<parts.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: parts.remove(at: index)
        case 1: parts.insert(parts[index], at: index)
        case 2: parts.swapAt(index, (index + 1) % parts.count)
        default: parts.insert(isByWord ? "please" : "x", at: index)
        }
        return parts.joined(separator: isByWord ? " " : "")
    }
}
