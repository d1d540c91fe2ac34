/// Finds rules and lists that files define in different ways, before the files are merged.
///
/// When files are merged, a later rule or range takes the place of an earlier one, and of a list that is of two kinds only
/// one counts. The same definition twice is no finding, and neither are values that a further file adds to a list.
struct RedefinitionChecker {
    private(set) var diagnostics: [Diagnostic] = []
    private var rules: [String: SourceNode.Entry] = [:]
    private var ranges: [String: SourceNode.Entry] = [:]
    /// For each list the key that says of which kind it is.
    private var kinds: [String: SourceNode] = [:]

    private static let listKinds = ["values", "range", "wildcard"]

    /// Looks at the next file, in the order in which files are merged.
    mutating func add(_ root: SourceNode) {
        for entry in root["expansion_rules"]?.entries ?? [] { addRule(entry) }
        for list in root["lists"]?.entries ?? [] {
            for entry in list.value.entries where Self.listKinds.contains(entry.key.text) {
                add(entry, to: list.key.text)
            }
        }
    }

    private mutating func addRule(_ entry: SourceNode.Entry) {
        let name = entry.key.text
        if let earlier = rules[name], earlier.value.value != entry.value.value {
            report(.redefinedRule(name, earlier: earlier.key.place), at: entry.key)
        }
        rules[name] = entry
    }

    private mutating func add(_ entry: SourceNode.Entry, to list: String) {
        let kind = entry.key.text
        if kind == "wildcard", !entry.value.value.isTruthy { return }
        if let earlier = kinds[list], earlier.text != kind {
            let kinds = [earlier.text, kind]
            let winner = Self.listKinds.first(where: kinds.contains) ?? kind
            report(.mixedList(list, kind: earlier.text, counts: winner, earlier: earlier.place), at: entry.key)
        }
        kinds[list] = entry.key
        guard kind == "range" else { return }
        if let earlier = ranges[list], Self.contradict(earlier.value, entry.value) {
            report(.redefinedRange(list, earlier: earlier.key.place), at: entry.key)
        }
        ranges[list] = entry
    }

    /// Whether two ranges are no parts of one, of which each file says another.
    private static func contradict(_ range: SourceNode, _ other: SourceNode) -> Bool {
        guard range.value != other.value else { return false }
        return range.entries.contains { other[$0.key.text] != nil }
    }

    private mutating func report(_ problem: GrammarProblem, at key: SourceNode) {
        diagnostics.append(key.diagnostic(problem, severity: .warning))
    }
}
