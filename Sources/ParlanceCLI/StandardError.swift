import Foundation
import Parlance

/// Where messages go, so that standard output holds answers alone.
enum StandardError {
    /// If nobody can be told, the exit code alone must do.
    static func print(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Shows diagnostics, one after the other.
    static func print(_ diagnostics: [Diagnostic]) {
        let renderer = DiagnosticRenderer(usesColor: Terminal.allowsColor(on: STDERR_FILENO))
        for diagnostic in diagnostics { print(renderer.render(diagnostic)) }
    }
}
