import ParlanceGrammar

extension Vocabulary {
    /// The vocabulary as a YAML file, one line per term.
    package var yaml: String {
        let writer = FlowWriter(isJSON: false)
        var lines: [String] = []
        for tier in [VocabularyTier.app, .user] where !names(in: tier).isEmpty {
            lines.append("\(tier.key):")
            for name in names(in: tier) {
                lines.append("  \(writer.text(name.text)):")
                lines += terms(of: name, tier: tier).map { "    - \($0.yaml(writer))" }
            }
        }
        if !intentExamples.isEmpty {
            lines.append("intent_examples:")
            for (intent, examples) in intentExamples.sorted(by: { $0.key < $1.key }) {
                lines.append("  \(writer.text(intent)):")
                lines += examples.map { "    - \(writer.text($0))" }
            }
        }
        return (lines.isEmpty ? ["vocabulary: {}"] : lines).map { $0 + "\n" }.joined()
    }
}

extension Term {
    fileprivate func yaml(_ writer: FlowWriter) -> String {
        let entries = entries
        if entries.count == 1 { return writer.text(of: entries[0].value) }
        return writer.mapping(entries.map { ($0.key, writer.text(of: $0.value)) })
    }
}
