import Foundation
import Parlance

/// The output of messages, so that standard output holds answers alone. If it fails, only the exit code is left.
enum StandardError {
    static func print(_ text: String) { print(StyledText(text)) }

    static func print(_ text: StyledText) { write(text.rendered + "\n") }

    /// Shows diagnostics, one after the other.
    static func print(_ diagnostics: [Diagnostic]) {
        let usesColor = Terminal.allowsColor(on: STDERR_FILENO)
        for diagnostic in diagnostics { print(StyledText(diagnostic, usesColor: usesColor)) }
    }

    /// Shows how far something is, in the place of what was shown of it before.
    static func showProgress(_ text: StyledText) { write("\r\u{1B}[K" + text.rendered) }

    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { DescriptorWriter.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
    }
}
