import Foundation
import Parlance

/// Where messages go, so that standard output holds answers alone.
enum StandardError {
    static func print(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Shows diagnostics, one after the other.
    static func print(_ diagnostics: [Diagnostic]) {
        let renderer = DiagnosticRenderer(usesColor: Terminal.allowsColor(on: STDERR_FILENO))
        for diagnostic in diagnostics { print(renderer.render(diagnostic)) }
    }
}
