import ParlanceGrammar

/// How text for people looks, with colours or without, and how wide it is.
struct TextStyle {
    let usesColor: Bool

    /// How many columns a text takes on a terminal.
    static func columns(of text: String) -> Int { text.reduce(0) { $0 + TerminalWidth.columns(of: $1) } }

    /// The text with blanks behind it, up to a number of columns.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - columns(of: text), 0))
    }

    /// The text, cut so that it takes no more than a number of columns.
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
