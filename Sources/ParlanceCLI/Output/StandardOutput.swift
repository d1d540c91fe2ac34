import Foundation

/// The output of answers. It is unbuffered, so that conversations over pipes do not stall.
enum StandardOutput {
    static let name = "standard output"

    /// Prints one or more lines without styles.
    static func print(_ text: String) throws(StreamError) { try print(StyledText(text)) }

    /// Prints one or more lines.
    static func print(_ text: StyledText) throws(StreamError) { try write(Data((text.rendered + "\n").utf8)) }

    /// Prints text for other programs: unchanged, but escaped on a terminal.
    static func printData(_ text: String) throws(StreamError) {
        guard isatty(STDOUT_FILENO) == 0 else { return try print(text) }
        try write(Data((text + "\n").utf8))
    }

    /// Writes bytes unchanged, for output that needs no escapes.
    static func write(_ bytes: Data) throws(StreamError) {
        let code = bytes.withUnsafeBytes { DescriptorWriter.write($0, to: STDOUT_FILENO) }
        if code != 0 { throw StreamError(stream: name, action: "written", code: code) }
    }
}
