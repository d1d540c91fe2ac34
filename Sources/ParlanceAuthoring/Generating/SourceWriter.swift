import ParlanceGrammar

/// Writes lines of source, indented by the depth of blocks.
struct SourceWriter {
    private var lines: [String] = []
    private var depth = 0

    /// The lines, each with its line ending.
    var text: String { lines.map { $0 + "\n" }.joined() }

    mutating func write(_ line: String) {
        lines.append(line.isEmpty ? "" : String(repeating: "    ", count: depth) + line)
    }

    /// A documentation comment; line endings of the text become those of the comment.
    mutating func comment(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) { write("/// \(VisibleText.onOneLine(String(line)))") }
    }

    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        write(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        write("}")
    }
}
