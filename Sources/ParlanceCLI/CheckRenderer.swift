import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// Shows what was found in grammars, and what codes mean.
struct CheckRenderer {
    private let format: OutputFormat

    init(_ format: OutputFormat) {
        self.format = format
    }

    func show(_ report: CheckReport) throws {
        switch format {
        case .json: try show(json: report.diagnostics.map(FoundProblem.init))
        case .text:
            let renderer = DiagnosticRenderer(usesColor: Terminal.allowsColor(on: STDOUT_FILENO))
            for diagnostic in report.diagnostics { try StandardOutput.print(renderer.render(diagnostic)) }
            try StandardOutput.print(summary(of: report))
        }
    }

    func show(_ explanation: ProblemExplanation) throws {
        switch format {
        case .text: try StandardOutput.print(explanation.text)
        case .json: try show(json: Explained(explanation))
        }
    }

    private func show(json value: some Encodable) throws {
        try StandardOutput.print(String(decoding: try JSONEncoder.answers(isSpread: true).encode(value), as: UTF8.self))
    }

    private func summary(of report: CheckReport) -> String {
        let languages = report.languages.count == 1 ? report.languages[0] : "\(report.languages.count) languages"
        let checked = "\(count(report.templates, "template")) in \(languages)"
        guard !report.diagnostics.isEmpty else { return "\(checked): nothing is wrong" }
        let found = [(report.errors, "error"), (report.warnings, "warning")].filter { $0.0 > 0 }.map(count)
        return "\(checked): \(found.joined(separator: ", "))"
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A diagnostic in JSON.
    private struct FoundProblem: Encodable {
        let code: String
        let severity: Diagnostic.Severity
        let message: String
        let file: String?
        let line: Int?
        let column: Int?
        let length: Int?

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code
            severity = diagnostic.severity
            message = diagnostic.problem.message
            file = diagnostic.place?.file
            line = diagnostic.place?.line
            column = diagnostic.place?.column
            length = diagnostic.place == nil ? nil : diagnostic.length
        }
    }

    /// An explanation in JSON.
    private struct Explained: Encodable {
        let code: String
        let severity: Diagnostic.Severity
        let meaning, reason, remedy: String
        let example, mended: String?

        init(_ explanation: ProblemExplanation) {
            (code, severity) = (explanation.code, explanation.severity)
            (meaning, reason, remedy) = (explanation.meaning, explanation.reason, explanation.remedy)
            (example, mended) = (explanation.example, explanation.mended)
        }
    }
}
