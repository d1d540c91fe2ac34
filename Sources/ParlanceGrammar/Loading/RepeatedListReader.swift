/// Reads lists that repeat a rule: `repeats`, `separators`.
enum RepeatedListReader {
    /// The repeated rules under a `lists` key, by the names of `Rule.name(repeating:)`.
    static func rules(_ node: SourceNode?, _ reader: inout NodeReader) -> [String: LocatedRule] {
        var rules: [String: LocatedRule] = [:]
        for entry in node?.entries ?? [] where entry.isRepeatedList {
            rules[Rule.name(repeating: entry.key.text)] = rule(entry, &reader)
        }
        return rules
    }

    private static func rule(_ entry: SourceNode.Entry, _ reader: inout NodeReader) -> LocatedRule? {
        let known: Set = ["repeats", "separators", "metadata"]
        for other in reader.entries(of: entry.value) where !known.contains(other.key.text) {
            let found = "'\(other.key.text)' beside 'repeats'"
            reader.report(other.key.diagnostic(.wrongType(expected: "only 'separators'", found: found)))
        }
        guard let repeated = entry.value["repeats"],
            let template = reader.template(repeated, expected: "a template, such as '<item>'")
        else { return nil }
        let given = entry.value["separators"].flatMap { $0.isNull ? nil : $0 }
        let separators = PhraseReader.phrases(given, &reader)
        return LocatedRule(
            rule: Rule(
                template: template,
                place: repeated.place(ofScalarAt: 0),
                separators: separators.isEmpty ? Rule.usualSeparators : separators.map(\.template)
            ),
            node: repeated,
            key: entry.key,
            separators: separators
        )
    }
}

extension SourceNode.Entry {
    /// Whether the entry of a `lists` key is a list that repeats a rule.
    fileprivate var isRepeatedList: Bool { value["repeats"].map { !$0.isNull } ?? false }
}

extension SourceNode {
    /// The node of a `lists` key without the lists that repeat a rule.
    var withoutRepeatedLists: SourceNode {
        guard isMapping, entries.contains(where: \.isRepeatedList) else { return self }
        return replacing(.mapping(entries.filter { !$0.isRepeatedList }))
    }
}
