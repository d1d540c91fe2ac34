import ParlanceGrammar

extension CSVRows.Field {
    /// The separator of texts within one field.
    static let separator: Character = "|"

    /// The text without white space at its ends.
    var trimmed: String { text.trimmed }

    /// The texts of the field, separated by `|`; `\|` is a literal bar, `\\` a backslash.
    var texts: [String] {
        guard !text.isEmpty else { return [] }
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\\") }) else {
            return [trimmed]
        }
        var texts = [""]
        var isEscaped = false
        for character in text {
            if isEscaped || character != "\\" && character != Self.separator {
                texts[texts.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                texts.append("")
            }
        }
        return texts.map(\.trimmed)
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        if let first = utf8.first, let last = utf8.last, 0x21..<0x80 ~= first, 0x21..<0x80 ~= last { return self }
        var rest = unicodeScalars[...]
        while rest.first?.properties.isWhitespace ?? false { rest.removeFirst() }
        while rest.last?.properties.isWhitespace ?? false { rest.removeLast() }
        return rest.count == unicodeScalars.count ? self : String(rest)
    }
}
