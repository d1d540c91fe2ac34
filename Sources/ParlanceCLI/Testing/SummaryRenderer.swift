import ParlanceCorpus

/// Renders the numbers of passed and failed sentences by language and intent.
struct SummaryRenderer {
    private static let noIntent = "(no match)"

    private struct Row {
        var label: String
        var count: CorpusSummary.Count
    }

    /// The lines, with the total last. With several languages, only intents with failures are listed.
    func render(_ summary: CorpusSummary) -> String {
        let isAlone = summary.languages.count == 1
        var rows: [Row] = []
        for language in summary.languages {
            rows.append(Row(label: language.language, count: language.count))
            for intent in language.intents where isAlone || intent.count.failed > 0 {
                rows.append(Row(label: "  \(MarkedText.clean(intent.intent ?? Self.noIntent))", count: intent.count))
            }
        }
        let width = rows.map(\.label.count).max() ?? 0
        let digits = rows.map { "\($0.count.passed)".count }.max() ?? 0
        let lines = rows.map { row in
            let label = row.label + String(repeating: " ", count: width - row.label.count)
            let passed = "\(row.count.passed)"
            let padding = String(repeating: " ", count: digits - passed.count)
            let failed = row.count.failed == 0 ? "" : ", \(row.count.failed) failed"
            return "\(label)  \(padding)\(passed) passed\(failed)"
        }
        return (lines + ["\(summary.count.passed) passed, \(summary.count.failed) failed"]).joined(separator: "\n")
    }
}
