/// A YAML text with hidden aliases, because the parser would replace them by copies of their anchors.
///
/// A few lines of nested aliases can expand to more than fits in memory, or nest deeper than any stack. So a character
/// that the text does not contain replaces every `*`, and the reader resolves the aliases.
struct HiddenAliases {
    /// The text with the same number of characters and the same lines as the original.
    let text: String
    private let substitute: Unicode.Scalar?

    init(_ original: String) {
        guard original.utf8.contains(UInt8(ascii: "*")) else {
            (text, substitute) = (original, nil)
            return
        }
        let substitute = Self.unused(in: original)
        var hidden = String.UnicodeScalarView()
        for scalar in original.unicodeScalars { hidden.append(scalar == "*" ? substitute : scalar) }
        (text, self.substitute) = (String(hidden), substitute)
    }

    /// A scalar's text as in the original.
    func restored(_ text: String) -> String {
        guard let substitute, text.unicodeScalars.contains(substitute) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == substitute ? "*" : $0 }))
    }

    /// The anchor name of an alias, if a plain scalar's text (from the parser) is one.
    func alias(_ text: String) -> String? {
        guard let substitute, text.unicodeScalars.first == substitute else { return nil }
        return String(text.unicodeScalars.dropFirst())
    }

    /// A private-use character that does not occur in the text.
    private static func unused(in text: String) -> Unicode.Scalar {
        let used = Set(text.unicodeScalars.lazy.filter { $0.properties.generalCategory == .privateUse })
        let candidates = [0xE000...0xF8FF, 0xF0000...0xFFFFD].joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        return candidates.first { !used.contains($0) } ?? "\u{FFFD}"
    }
}
