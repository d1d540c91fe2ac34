/// The declarations in `intents.yaml` files of the collection's layout: intents in order, and the slot combinations of
/// each.
struct IntentDeclarations: Sendable {
    let root: SourceNode?
    /// The position of each intent in the declarations.
    let order: [String: Int]

    init(_ files: [GrammarFile]) {
        root = SourceNode.merged(files.filter(\.isDeclaration).map(\.root))
        order = Self.positions(of: root)
    }

    subscript(intent: String) -> SourceNode? { root?[intent] }

    /// Files in the order of their declarations; files of other layouts come first, in their original order.
    func inOrder(_ files: [GrammarFile]) -> [GrammarFile] {
        let ranked = files.enumerated().map { (rank: rank(of: $1), offset: $0, file: $1) }
        return ranked.sorted {
            ($0.rank.intent, $0.rank.combination, $0.offset) < ($1.rank.intent, $1.rank.combination, $1.offset)
        }
        .map(\.file)
    }

    private func rank(of file: GrammarFile) -> (intent: Int, combination: Int) {
        guard let combination = CombinationFile(file) else { return (-1, -1) }
        let positions = Self.positions(of: self[combination.intent]?["slot_combinations"])
        return (order[combination.intent] ?? .max, positions[combination.combination] ?? .max)
    }

    private static func positions(of node: SourceNode?) -> [String: Int] {
        let names = node?.entries.map(\.key.text) ?? []
        return Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    }
}
