import ParlanceGrammar
import ParlanceTestSupport

/// Generates random templates, and random sentences of them.
struct ExpressionGenerator {
    var random: SplitMix

    private static let words = [
        "turn", "on", "wi-fi", "Straße", "l'", "nell'", "café", "o’clock", "é", "客厅", "ไฟ", "ファン", "свет", "ضوء", "x",
        "U.S.", "don't", "P!nk", "ﬁn", "İ", "ǅ",
    ]
    private static let listed = ["kitchen", "living room", "Dr. Smith's lamp", "客厅灯", "wi-fi"]

    /// Whether slots may be adjacent to anything, so that the meaning of a sentence is not known in advance.
    private let mixesFreely: Bool

    init(seed: UInt64, mixesFreely: Bool = false) {
        self.mixesFreely = mixesFreely
        random = SplitMix(seed: seed)
    }

    /// The lists of the templates.
    static let lists: [String: SlotList] = [
        "area": .values(listed.map { ListValue(input: Template(literal: $0), output: .string($0)) }),
        "name": .values(names),
        "n": .range(NumberRange(from: 0, to: 100)),
        "halves": .range(NumberRange(from: -5, to: 200, fractions: .halves)),
        "any": .wildcard,
        "more": .wildcard,
    ]

    /// Values of which some have equal words and different contexts.
    private static let names: [ListValue] = [
        ("lamp", "light"), ("lamp", "switch"), ("fan", nil), ("lamp fan", "light"), ("x", "fan"), ("kitchen", "light"),
    ].enumerated().map { index, name in
        ListValue(
            input: Template(literal: name.0),
            output: index == 2 ? nil : index == 4 ? .integer(index) : .string("\(name.0) \(index)"),
            context: name.1.map { ["domain": .string($0)] } ?? [:],
            metadata: index == 0 ? .bool(true) : nil
        )
    }

    /// The rules of the templates; one uses another.
    static let rules: [String: Rule] = ["the": "[the|a]", "on": "(on|an) [x]", "all": "[<the>] (kitchen|<on>)"]
        .mapValues {
            Rule(template: try! Template($0), place: SourcePlace(file: "rules", line: 1, column: 1))
        }

    /// A template whose groups nest up to `depth` deep; slots are between blanks, so that they can be distinguished.
    mutating func expression(depth: Int) -> TemplateExpression {
        var items: [TemplateExpression] = []
        for index in 0..<Int.random(in: 1...4, using: &random) {
            if index > 0 { items.append(.text(" ")) }
            items.append(item(depth: depth))
        }
        return .sequence(items)
    }

    private mutating func item(depth: Int) -> TemplateExpression {
        let plain = mixesFreely ? 0..<8 : 0..<4
        return switch Int.random(in: 0..<plain.count + (depth > 0 ? 6 : 0), using: &random) + (8 - plain.count) {
        case 0: glued()
        case 1: .rule(RuleReference(name: Self.rules.keys.sorted().randomElement(using: &random)!))
        case 2: .list(ListReference(source: .named("name"), slot: Bool.random(using: &random) ? "name" : "other"))
        case 3: .list(ListReference(source: .named(Bool.random(using: &random) ? "any" : "more"), slot: "any"))
        case 4: .text(Self.words.randomElement(using: &random)!)
        case 5: .sequence([.text("at "), .list(ListReference(source: .named("area"), slot: "area"))])
        case 6: .sequence([.text("to "), .list(ListReference(source: .named("n"), slot: "n"))])
        case 7: .sequence([.text("say "), .list(ListReference(source: .named("any"), slot: "any")), .text(" end")])
        case 8, 9: .optional(expression(depth: depth - 1))
        case 10, 11:
            .alternatives((0..<Int.random(in: 2...3, using: &random)).map { _ in expression(depth: depth - 1) })
        default: .permutation((0..<Int.random(in: 2...3, using: &random)).map { _ in expression(depth: depth - 1) })
        }
    }

    /// A slot with letters, an apostrophe or another slot beside it.
    private mutating func glued() -> TemplateExpression {
        let names = ["area", "n", "halves", "any", "name"]
        let list = TemplateExpression.list(
            ListReference(
                source: .named(names.randomElement(using: &random)!),
                slot: "glued",
                isCapture: random.next() % 5 == 0
            )
        )
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .sequence([list, .text("ban")])
        case 1: return .sequence([.text("l'"), list])
        case 2: return .sequence([.text("x"), list, .text(" %")])
        case 3: return .sequence([list, .list(ListReference(source: .named("n"), slot: "n"))])
        default:
            return .sequence([
                list, .text(":"), .list(ListReference(source: .range(NumberRange(from: 0, to: 59)), slot: "m")),
            ])
        }
    }

    /// A sentence of the template.
    mutating func sentence(of expression: TemplateExpression) -> String {
        switch expression {
        case .text(let text): text
        case .list(let list): words(for: list)
        case .rule(let rule): sentence(of: Self.rules[rule.name]!.template.expression)
        case .sequence(let items): items.map { sentence(of: $0) }.joined()
        case .optional(let body): Bool.random(using: &random) ? sentence(of: body) : ""
        case .alternatives(let branches): sentence(of: branches.randomElement(using: &random)!)
        case .permutation(let items): items.shuffled(using: &random).map { " \(sentence(of: $0)) " }.joined()
        }
    }

    private mutating func words(for list: ListReference) -> String {
        switch list.source {
        case .named("area"): Self.listed.randomElement(using: &random)!
        case .named("any"), .named("more"): ["zork", "zork, blip", "42 zorks", "lamp x"].randomElement(using: &random)!
        case .named("name"): ["lamp", "fan", "lamp fan", "x", "kitchen"].randomElement(using: &random)!
        default: ["7", "٤٢", "１００", "042"].randomElement(using: &random)!
        }
    }
}

extension ExpressionGenerator {
    /// A grammar with a block for each template, in five intents.
    ///
    /// - Parameter change: Receives the number of each block and may add to the block.
    static func grammar(
        of expressions: [TemplateExpression],
        language: String,
        change: (Int, inout SentenceBlock) -> Void = { _, _ in }
    ) -> Grammar {
        let intents = expressions.enumerated().map { index, expression in
            let place = SourcePlace(file: "generated", line: index + 1, column: 1)
            var block = SentenceBlock(sentences: [Sentence(template: Template(printing: expression), place: place)])
            change(index, &block)
            return Intent(name: "I\(index % 5)", blocks: [block])
        }
        return Grammar(language: language, intents: intents, lists: lists, rules: rules, skipWords: ["please", "on"])
    }
}

extension ExpressionGenerator {
    /// The sentence with a letter or word removed, doubled, swapped or added.
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
