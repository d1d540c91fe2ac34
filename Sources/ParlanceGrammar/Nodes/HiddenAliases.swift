/// A YAML text whose aliases are hidden from the parser, which would put a copy of what they name in their place.
///
/// A few lines of aliases that name aliases stand for more than any memory holds, or nest deeper than any stack. So the
/// parser sees a character that the text does not hold in place of every `*`, and the reader follows the aliases.
struct HiddenAliases {
    /// As many characters as the original, on the same lines.
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

    /// The scalar's text as it is in the original.
    func restored(_ text: String) -> String {
        guard let substitute, text.unicodeScalars.contains(substitute) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == substitute ? "*" : $0 }))
    }

    /// What an alias names, if a plain scalar's text (as the parser gave it) is one.
    func alias(_ text: String) -> String? {
        guard let substitute, text.unicodeScalars.first == substitute else { return nil }
        return String(text.unicodeScalars.dropFirst())
    }

    /// A private-use character that the text does not hold.
    private static func unused(in text: String) -> Unicode.Scalar {
        let used = Set(text.unicodeScalars.lazy.filter { $0.properties.generalCategory == .privateUse })
        let candidates = [0xE000...0xF8FF, 0xF0000...0xFFFFD].joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        return candidates.first { !used.contains($0) } ?? "\u{FFFD}"
    }
}
