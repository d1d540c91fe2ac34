import ParlanceCorpus
import ParlanceGrammar

/// Renders the unused parts of a grammar.
struct CoverageRenderer {
    /// The maximum number of shown values of a list; JSON has all.
    private static let valueLimit = 10

    private let style: TextStyle

    init(usesColor: Bool) {
        style = TextStyle(usesColor: usesColor)
    }

    /// The lines, without a newline at the end.
    func render(_ coverage: Coverage) -> StyledText {
        let branches = coverage.branches
        let counts = [
            Self.share(coverage.templates.map(\.uses), "templates"), Self.share(branches.map(\.uses), "branches"),
            Self.share(coverage.values.map(\.uses), "list values"),
        ]
        let head: StyledText = "coverage of \(clean(coverage.language)): \(counts.joined(separator: ", "))"
        let lines = [head] + unusedTemplates(coverage) + unusedBranches(coverage) + unusedValues(coverage)
        return lines.joined(separator: "\n")
    }

    private static func share(_ uses: [Int], _ noun: String) -> String {
        "\(uses.count { $0 > 0 }) of \(uses.count) \(noun)"
    }

    private func unusedTemplates(_ coverage: Coverage) -> [StyledText] {
        let unused = coverage.templates.filter { $0.uses == 0 }
        guard !unused.isEmpty else { return [] }
        let isShared = Dictionary(grouping: coverage.templates, by: \.source).mapValues { $0.count > 1 }
        return ["templates that no sentence used:"]
            + unused.map { template in
                let block =
                    isShared[template.source] ?? false ? ", in block \(template.block) of \(template.intent)" : ""
                return place(template.text, "\(template.source.description)\(block)")
            }
    }

    private func unusedValues(_ coverage: Coverage) -> [StyledText] {
        let unused = Dictionary(grouping: coverage.values.filter { $0.uses == 0 }, by: \.list)
        guard !unused.isEmpty else { return [] }
        return ["list values that no sentence used:"]
            + unused.sorted { $0.key < $1.key }.map { list, values in
                "  {\(clean(list))}  \(listed(values))"
            }
    }

    /// The first values, and the number of the others.
    private func listed(_ values: [Coverage.Value]) -> String {
        let shown = values.count > Self.valueLimit + 1 ? values.prefix(Self.valueLimit) : values[...]
        let rest = values.count - shown.count
        return shown.map { clean($0.text) }.joined(separator: ", ") + (rest == 0 ? "" : ", … (\(rest) more)")
    }

    func place(_ template: String, _ source: String) -> StyledText {
        "  \(clean(template))  \(style.dim("\(clean(source))"))"
    }

    func clean(_ text: String) -> String { MarkedText.clean(text) }
}
