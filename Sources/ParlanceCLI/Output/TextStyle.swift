import ParlanceGrammar

/// The styles of text, with or without colours, and its width.
struct TextStyle {
    let usesColor: Bool

    /// The number of columns of a text on a terminal.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + TerminalWidth.columns(of: $1) } }

    /// The text padded with blanks to a number of columns.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - columns(of: text), 0))
    }

    /// The text, truncated to a number of columns.
    static func cut(_ text: String, to width: Int) -> String {
        guard columns(of: text) > width else { return text }
        var columns = 0
        let shown = text.prefix { character in
            columns += TerminalWidth.columns(of: character)
            return columns < width
        }
        return shown + "…"
    }
}
