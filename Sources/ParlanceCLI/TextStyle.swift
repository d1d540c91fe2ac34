import ParlanceGrammar

/// How text for people looks, with colours or without.
struct TextStyle {
    let usesColor: Bool

    func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    func dim(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

    func red(_ text: String) -> String { usesColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }

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
