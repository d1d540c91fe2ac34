import Foundation
import Parlance

/// Warnings as they are shown, with and without colour, so that they can be shown again by who has not read the grammar.
struct RenderedWarnings {
    private let plain: [String]
    private let colored: [String]

    init(_ warnings: [Diagnostic]) {
        plain = warnings.map(DiagnosticRenderer().render)
        colored = warnings.map(DiagnosticRenderer(usesColor: true).render)
    }

    /// The warnings that `notes` were made of; nil if there are not as many coloured as plain ones.
    init?(notes: [String]) {
        guard notes.count.isMultiple(of: 2) else { return nil }
        plain = Array(notes.prefix(notes.count / 2))
        colored = Array(notes.suffix(notes.count / 2))
    }

    var notes: [String] { plain + colored }

    func show() {
        for warning in Terminal.allowsColor(on: STDERR_FILENO) ? colored : plain { StandardError.print(warning) }
    }
}
