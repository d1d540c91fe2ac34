import ParlanceCorpus

/// Renders the numbers of passed and failed sentences by language and intent.
struct SummaryRenderer {
    private struct Row {
        var label: String
        var count: CorpusSummary.Count
    }

    /// The lines, with the total and the required shares last. With several languages, only intents with failures are
    /// listed.
    func render(_ summary: CorpusSummary, _ verdict: CorpusVerdict) -> String {
        let isAlone = summary.languages.count == 1
        var rows: [Row] = []
        for language in summary.languages {
            rows.append(Row(label: language.language, count: language.count))
            for intent in language.intents where isAlone || intent.count.failed > 0 {
                rows.append(
                    Row(label: "  \(MarkedText.clean(intent.intent ?? SentenceFilter.noIntent))", count: intent.count)
                )
            }
        }
        let width = rows.map(\.label.count).max() ?? 0
        let digits = rows.map { "\($0.count.passed)".count }.max() ?? 0
        let lines = rows.map { row in
            let label = row.label + String(repeating: " ", count: width - row.label.count)
            let passed = "\(row.count.passed)"
            let padding = String(repeating: " ", count: digits - passed.count)
            let failed = row.count.failed == 0 ? "" : ", \(row.count.failed) failed"
            return "\(label)  \(padding)\(passed) passed\(failed)\(exempt(row.count))"
        }
        let total = "\(summary.count.passed) passed, \(summary.count.failed) failed\(exempt(summary.count))"
        return (lines + [total] + verdict.shares.map(line)).joined(separator: "\n")
    }

    private func exempt(_ count: CorpusSummary.Count) -> String {
        let failures = count.expectedFailures
        return (count.skipped == 0 ? "" : ", \(count.skipped) skipped")
            + (failures == 0 ? "" : ", \(failures) expected failure\(failures == 1 ? "" : "s")")
    }

    private func line(of share: CorpusVerdict.Share) -> String {
        let subject = share.file.map { "\(MarkedText.clean($0)): " } ?? ""
        let verdict = share.isReached ? "enough" : "too few"
        return "\(subject)\(share.reached) passed, at least \(share.required) must: \(verdict)"
    }
}
