import Foundation
import Parlance

/// The output of messages, so that standard output contains only answers. If writing fails, only the exit code remains.
enum StandardError {
    static func print(_ text: String) { print(StyledText(text)) }

    static func print(_ text: StyledText) { write(text.rendered + "\n") }

    /// Prints diagnostics in order.
    static func print(_ diagnostics: [Diagnostic]) {
        let usesColor = Terminal.allowsColor(on: STDERR_FILENO)
        for diagnostic in diagnostics { print(StyledText(diagnostic, usesColor: usesColor)) }
    }

    /// Shows progress in place of the previous progress text.
    static func showProgress(_ text: StyledText) { write("\r\u{1B}[K" + text.rendered) }

    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { DescriptorWriter.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
    }
}
