/// The words of answers in a language file, under `answers`. They are put into the same templates for all languages.
///
/// A language whose answers need more than words writes templates itself, under `replies`; its rules take precedence.
struct AnswerWords {
    /// The key of a language file.
    static let key = "answers"
    /// The kinds that are values, by number and from the end.
    private static let positions = (counted: "positions", last: "last")

    private static let prefix = "reply_"

    private let node: SourceNode
    /// The phrases by kind; each is a template.
    private let phrases: [String: [String]]
    /// The kinds that have words, and the rules composed of such kinds.
    private let kinds: Set<String>

    /// - Parameter node: A mapping from kinds to lists of phrases.
    init(_ node: SourceNode) {
        self.node = node
        let entries = node.entries.map { ($0.key.text, Self.texts(of: $0.value)) }
        phrases = Dictionary(entries) { first, _ in first }.filter { !$0.value.isEmpty }
        let words = Set(phrases.keys)
        let composed = AnswerTemplates.rules.filter { AnswerTemplates.template($0.value, words) != nil }
        kinds = words.union(composed.keys.map { String($0.dropFirst(Self.prefix.count)) })
    }

    private static func texts(of node: SourceNode) -> [String] {
        guard case .array(let items) = node.value else { return [] }
        return items.compactMap(\.string)
    }

    /// The rule with the words of a kind.
    static func rule(_ kind: String) -> String { prefix + kind }

    /// The words as a grammar, with the places of the file.
    var grammar: SourceNode {
        let parts = [("intents", intents), ("expansion_rules", rules), ("lists", lists)]
        return node.replacing(
            .mapping(parts.map { SourceNode.Entry(key: node.synthetic($0), value: SourceNode($1, in: node.source)) })
        )
    }

    private var intents: Value {
        let intents = AnswerTemplates.intents.compactMap { name, blocks in
            let data = blocks.compactMap { $0.value(kinds) }
            return data.isEmpty ? nil : (name, Value.object(["data": .array(data)]))
        }
        return .object(Dictionary(intents) { first, _ in first })
    }

    private var rules: Value {
        let words = phrases.filter { $0.key != Self.positions.counted && $0.key != Self.positions.last }
            .map { (Self.rule($0.key), Value.string("(\($0.value.joined(separator: "|")))")) }
        let composed = AnswerTemplates.rules.compactMap { name, sentence in
            AnswerTemplates.template(sentence, kinds).map { (name, Value.string($0)) }
        }
        return .object(Dictionary(words + composed) { _, composed in composed })
    }

    private var lists: Value {
        let counted = zip(phrases[Self.positions.counted] ?? [], 1...)
        let last = (phrases[Self.positions.last] ?? []).map { ($0, -1) }
        let values = (Array(counted) + last).map { Value.object(["in": .string($0), "out": .integer($1)]) }
        let numbers: Value = .object(["range": .object(["from": .integer(1), "to": .integer(99)])])
        var lists = ["reply_number": numbers]
        if !values.isEmpty { lists["reply_position"] = .object(["values": .array(values)]) }
        return .object(lists)
    }
}
