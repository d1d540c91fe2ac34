/// Finds rules and lists that files define in different ways, before the files are merged.
///
/// Merging replaces an earlier rule or range by a later one, and of a list of two kinds only one is effective. Repeated
/// equal definitions are no finding, and neither are values that a further file adds to a list.
struct RedefinitionChecker {
    private(set) var diagnostics: [Diagnostic] = []
    private var rules: [String: SourceNode.Entry] = [:]
    private var ranges: [String: SourceNode.Entry] = [:]
    /// For each list, the key that determines its kind.
    private var kinds: [String: SourceNode] = [:]

    private static let listKinds = ["values", "range", "type", "wildcard"]

    /// Checks the next file, in the order of merging.
    mutating func add(_ root: SourceNode) {
        for entry in root["expansion_rules"]?.entries ?? [] { addRule(entry) }
        for list in root["lists"]?.entries ?? [] {
            for entry in list.value.entries where Self.listKinds.contains(entry.key.text) {
                add(entry, to: list.key.text)
            }
        }
        for intent in root["intents"]?.entries ?? [] {
            guard case .sequence(let blocks)? = intent.value["data"]?.content else { continue }
            for block in blocks { addOwnLists(of: block) }
        }
    }

    /// Checks the lists of a block, which are merged with no others.
    private mutating func addOwnLists(of block: SourceNode) {
        guard let lists = block["lists"] else { return }
        var own = RedefinitionChecker()
        own.add(lists.replacing(.mapping([SourceNode.Entry(key: lists.synthetic("lists"), value: lists)])))
        diagnostics += own.diagnostics
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

    /// Whether two ranges differ and have a key in common; otherwise they are parts of one range.
    private static func contradict(_ range: SourceNode, _ other: SourceNode) -> Bool {
        guard range.value != other.value else { return false }
        return range.entries.contains { other[$0.key.text] != nil }
    }

    private mutating func report(_ problem: GrammarProblem, at key: SourceNode) {
        diagnostics.append(key.diagnostic(problem, severity: .warning))
    }
}
