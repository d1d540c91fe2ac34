import Foundation

/// Where answers go. Nothing is held back, so that a conversation over a pipe goes on.
enum StandardOutput {
    static let name = "standard output"

    /// A line, or several, without colours.
    static func print(_ text: String) throws(StreamError) { try print(StyledText(text)) }

    /// A line, or several.
    static func print(_ text: StyledText) throws(StreamError) { try write(Data((text.rendered + "\n").utf8)) }

    /// A text that other programs read: as it is, unless a terminal shows it.
    static func printData(_ text: String) throws(StreamError) {
        guard isatty(STDOUT_FILENO) == 0 else { return try print(text) }
        try write(Data((text + "\n").utf8))
    }

    /// Bytes as they are, for what nothing has to be escaped in.
    static func write(_ bytes: Data) throws(StreamError) {
        let code = bytes.withUnsafeBytes { DescriptorWriter.write($0, to: STDOUT_FILENO) }
        if code != 0 { throw StreamError(stream: name, action: "written", code: code) }
    }
}
