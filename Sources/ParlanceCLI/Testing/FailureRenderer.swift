import Parlance
import ParlanceCorpus
import ParlanceGrammar

/// Writes a sentence that did not give what it must for people: expected and actual side by side, and why.
struct FailureRenderer {
    private static let mark = "≠"

    private let usesColor: Bool
    private let results: ResultRenderer

    init(usesColor: Bool = false, width: Int? = nil) {
        self.usesColor = usesColor
        results = ResultRenderer(usesColor: usesColor, width: width)
    }

    /// A block of lines, without a newline at the end.
    func render(_ failure: CorpusFailure) -> String {
        let text = MarkedText.clean(failure.sentence.text)
        let head = "\(MarkedText.clean(failure.sentence.place.description)): \(bold(text))"
        if let error = failure.error { return "\(head)\n  \(error.message)" }
        return ([head] + table(of: failure.comparison) + reason(for: failure)).joined(separator: "\n")
    }

    private func table(of comparison: Comparison) -> [String] {
        let rows = comparison.rows.map { row in
            [row.label, row.expected ?? "–", row.actual ?? "–"].map(MarkedText.clean)
        }
        let head = ["", "expected", "actual"]
        let widths = (0..<2).map { column in ([head] + rows).map { Self.columns(of: $0[column]) }.max() ?? 0 }
        let lines = zip(rows, comparison.rows).map { cells, row in
            let line = Self.line(cells, widths)
            return row.agrees ? "  \(line)" : red("\(Self.mark) \(line)")
        }
        return ["  " + dim(Self.line(head, widths))] + lines
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - columns(of: $0)) }
        return (padded + [cells[2]]).joined(separator: "  ")
    }

    /// What won instead, or how far templates came.
    private func reason(for failure: CorpusFailure) -> [String] {
        if let template = failure.template {
            let source = MarkedText.clean(template.source.description)
            return ["  \(MarkedText.clean(template.text))  \(dim(source))"]
        }
        return failure.nearest.map { results.render($0, of: failure.sentence.text) }
    }

    private static func columns(of text: String) -> Int { text.reduce(0) { $0 + TerminalWidth.columns(of: $1) } }

    private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    private func dim(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
    private func red(_ text: String) -> String { usesColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
}
