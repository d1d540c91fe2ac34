import ParlanceCorpus
import ParlanceGrammar

/// Renders the sentences that are skipped or fail as expected, with the reasons.
struct ExemptionRenderer {
    /// A block of lines, without a newline at the end; empty if there are none.
    func render(_ report: CorpusReport) -> String {
        let skipped = lines(report) { if case .skipped(let reason) = $0 { reason } else { nil } }
        let failing = lines(report) { if case .failedAsExpected(let reason) = $0 { reason } else { nil } }
        let blocks = [("skipped:", skipped), ("expected failures:", failing)]
        return blocks.filter { !$0.1.isEmpty }.flatMap { [$0] + $1 }.joined(separator: "\n")
    }

    /// A line for each run of sentences of a file with the same reason.
    private func lines(_ report: CorpusReport, reason: (CorpusOutcome.Status) -> String?) -> [String] {
        var runs: [(place: SourcePlace, reason: String, count: Int)] = []
        for outcome in report.outcomes {
            guard let reason = reason(outcome.status) else { continue }
            let place = outcome.sentence.place
            if let last = runs.last, last.reason == reason, last.place.file == place.file {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((place, reason, 1))
            }
        }
        return runs.map { run in
            let count = run.count == 1 ? "" : " (\(run.count) sentences)"
            return "  \(MarkedText.clean(run.place.description)): \(MarkedText.clean(run.reason))\(count)"
        }
    }
}
