import Parlance
import ParlanceCorpus
import ParlanceGrammar

/// Renders a failed sentence: the expected and the actual result side by side, and the reason.
struct FailureRenderer {
    private static let mark = "≠"

    private let style: TextStyle
    let results: ResultRenderer
    let explanations: ExplanationRenderer

    init(usesColor: Bool = false, width: Int? = nil) {
        style = TextStyle(usesColor: usesColor)
        results = ResultRenderer(usesColor: usesColor, width: width)
        explanations = ExplanationRenderer(style, width: width, takesContext: false)
    }

    /// A block of lines, without a newline at the end.
    func render(_ failure: CorpusFailure) -> StyledText {
        let text = MarkedText.clean(failure.sentence.text)
        let place = MarkedText.clean(failure.sentence.place.description)
        let head: StyledText = "\(place): \(style.bold("\(text)"))"
        if let error = failure.error { return "\(head)\n  \(error.message)" }
        if let reason = failure.disprovedReason {
            return "\(head)\n  passes, but its test has 'fails: \(MarkedText.clean(reason))'; remove that line"
        }
        return ([head] + table(of: failure.comparison) + reason(for: failure)).joined(separator: "\n")
    }

    private func table(of comparison: Comparison) -> [StyledText] {
        let rows = comparison.rows.map { row in
            [row.label, row.expected ?? "–", row.actual ?? "–"].map(MarkedText.clean)
        }
        let head = ["", "expected", "actual"]
        let widths = (0..<2).map { column in ([head] + rows).map { TextStyle.columns(of: $0[column]) }.max() ?? 0 }
        let lines: [StyledText] = zip(rows, comparison.rows).map { cells, row in
            let line = Self.line(cells, widths)
            return row.agrees ? "  \(line)" : style.red("\(Self.mark) \(line)")
        }
        return ["  \(style.dim("\(Self.line(head, widths))"))"] + lines
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - TextStyle.columns(of: $0)) }
        return (padded + [cells[2]]).joined(separator: "  ")
    }
}
