import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// Renders the diagnostics of grammars, and the explanations of codes.
struct CheckRenderer {
    private let format: OutputFormat

    init(_ format: OutputFormat) {
        self.format = format
    }

    func show(_ report: CheckReport) throws {
        try show(report.diagnostics, summary: summary(of: report))
    }

    /// Prints diagnostics and, in the text format, a summary.
    func show(_ diagnostics: [Diagnostic], summary: String) throws {
        switch format {
        case .json: try show(json: diagnostics.map(\.json))
        case .text:
            let renderer = DiagnosticRenderer(usesColor: Terminal.allowsColor(on: STDOUT_FILENO))
            for diagnostic in diagnostics { try StandardOutput.print(renderer.render(diagnostic)) }
            try StandardOutput.print(summary)
        }
    }

    /// Prints proposals by language, in the form of a grammar.
    func show(_ proposals: [String: [OppositeProposal]]) throws {
        guard format == .text else { return try show(json: proposals) }
        for (language, proposals) in proposals.sorted(by: { $0.key < $1.key }) {
            guard !proposals.isEmpty else {
                try StandardOutput.print("# \(language): no words to declare")
                continue
            }
            try StandardOutput.print("# \(language)\nopposites:")
            for proposal in proposals {
                let uses = proposal.uses.map { "'\(MarkedText.clean($0.sentence))' is \($0.intent)" }
                let words = FlowWriter(isJSON: false).text(of: .array(proposal.words.map(Value.string)))
                try StandardOutput.print("  - \(words)  # \(uses.joined(separator: ", "))")
            }
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
        let parts = [loaded(in: report), unloadable(in: report)].compactMap(\.self)
        let checked = parts.isEmpty ? "no file could be read" : parts.joined(separator: ", ")
        guard !report.diagnostics.isEmpty else { return "\(checked): no problems" }
        let found = [(report.errors, "error"), (report.warnings, "warning")].filter { $0.0 > 0 }.map(count)
        return "\(checked): \(found.joined(separator: ", "))"
    }

    private func loaded(in report: CheckReport) -> String? {
        var parts: [String] = []
        if !report.languages.isEmpty {
            parts.append("\(count(report.templates, "template")) in \(languages(report.languages))")
        }
        if report.apps > 0 { parts.append(count(report.apps, "app")) }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// A note about languages that do not load: their further problems are unknown until they do.
    private func unloadable(in report: CheckReport) -> String? {
        guard !report.unloadable.isEmpty else { return nil }
        let verbs = report.unloadable.count == 1 ? ("does", "is") : ("do", "are")
        return "\(languages(report.unloadable)) \(verbs.0) not load and \(verbs.1) checked no further"
    }

    private func languages(_ tags: [String]) -> String { tags.count == 1 ? tags[0] : "\(tags.count) languages" }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

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
