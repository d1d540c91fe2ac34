import ParlanceCorpus

/// Writes which templates and list values no sentence used.
struct CoverageRenderer {
    let usesColor: Bool

    /// Lines, without a newline at the end.
    func render(_ coverage: Coverage) -> String {
        let templates = coverage.templates.filter { $0.uses == 0 }
        let values = coverage.values.filter { $0.uses == 0 }
        var lines = [
            "coverage of \(MarkedText.clean(coverage.language)): "
                + "\(share(templates.count, of: coverage.templates.count)) templates, "
                + "\(share(values.count, of: coverage.values.count)) list values"
        ]
        if !templates.isEmpty { lines.append("templates that no sentence used:") }
        lines += templates.map { template in
            "  \(MarkedText.clean(template.text))  \(dim(MarkedText.clean(template.source.description)))"
        }
        if !values.isEmpty { lines.append("list values that no sentence used:") }
        for (list, values) in Dictionary(grouping: values, by: \.list).sorted(by: { $0.key < $1.key }) {
            lines.append(
                "  {\(MarkedText.clean(list))}  \(values.map { MarkedText.clean($0.text) }.joined(separator: ", "))"
            )
        }
        return lines.joined(separator: "\n")
    }

    private func share(_ unused: Int, of count: Int) -> String { "\(count - unused) of \(count)" }

    private func dim(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
