import ParlanceGrammar

/// What the lists of a grammar deliver, to find lists with common values, and the words of their values. Each list is
/// looked at once, when it is asked for.
final class ListOutputs {
    /// The maximum number of outputs of a list that are compared.
    private static let most = 5_000
    /// The maximum number of phrases of a value whose text is its output.
    private static let mostPhrases = 500

    private let lists: [String: SlotList]
    private var outputs: [String: Set<Value>] = [:]
    private var words: [String: Set<String>] = [:]

    init(_ lists: [String: SlotList]) { self.lists = lists }

    /// Whether two lists deliver a common value.
    func overlap(_ one: String, _ other: String) -> Bool { !outputs(of: one).isDisjoint(with: outputs(of: other)) }

    /// The words of a list's values, which are found once.
    func words(of list: String, find: () -> Set<String>) -> Set<String> {
        if let known = words[list] { return known }
        let found = find()
        words[list] = found
        return found
    }

    private func outputs(of list: String) -> Set<Value> {
        if let known = outputs[list] { return known }
        var found: Set<Value> = []
        if case .values(let values)? = lists[list] {
            for value in values where found.count < Self.most { found.formUnion(Self.outputs(of: value)) }
        }
        outputs[list] = found
        return found
    }

    private static func outputs(of value: ListValue) -> [Value] {
        if let output = value.output { return [output] }
        let phrases = value.input.expression.phrases(most: mostPhrases) ?? [value.input.text]
        return phrases.map { .string($0.split(separator: " ").joined(separator: " ").lowercased()) }
    }
}

extension TemplateExpression {
    /// The texts that the expression matches; nil if it has rules, lists or permutations, or more texts than `most`.
    fileprivate func phrases(most: Int, depth: Int = 0) -> [String]? {
        guard depth < 16 else { return nil }
        switch self {
        case .text(let text): return [text]
        case .optional(let body): return body.phrases(most: most, depth: depth + 1).map { [""] + $0 }
        case .alternatives(let branches):
            var all: [String] = []
            for branch in branches {
                guard let phrases = branch.phrases(most: most, depth: depth + 1) else { return nil }
                all += phrases
            }
            return all.count <= most ? all : nil
        case .sequence(let items):
            var all = [""]
            for item in items {
                guard let phrases = item.phrases(most: most, depth: depth + 1), all.count * phrases.count <= most else {
                    return nil
                }
                all = all.flatMap { start in phrases.map { start + $0 } }
            }
            return all
        case .rule, .list, .permutation: return nil
        }
    }
}
