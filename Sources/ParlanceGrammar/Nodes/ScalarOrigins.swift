/// Finds, for each character of a YAML scalar, the place in the file that it came from.
///
/// It walks the file and the decoded text side by side. Where the two differ (an escape, a folded line, an indentation),
/// the style of the scalar says how far to move in the file.
struct ScalarOrigins {
    private var cursor: ScalarCursor
    private let style: ScalarStyle
    /// By how many blanks the lines of a block are indented.
    private var indentation = 0
    /// For each scalar of the decoded text where it is written, counted in scalars from the beginning of the YAML scalar.
    private(set) var ranges: [Range<Int>] = []

    /// - Parameters:
    ///   - source: the file from the beginning of the scalar on (quote or block header included).
    ///   - count: how many characters of the decoded text to look at.
    init(of scalar: SourceNode.Scalar, from source: Substring.UnicodeScalarView, count: Int) {
        cursor = ScalarCursor(source)
        style = scalar.style
        skipOpening(of: scalar.text)
        for character in scalar.text.unicodeScalars.prefix(count) {
            skipUndecoded(before: character)
            let start = cursor.offset
            advance(past: character)
            ranges.append(start..<cursor.offset)
        }
    }

    /// Where the scalar's next character would be, or its closing quote is.
    var end: Int { cursor.offset }

    private mutating func skipOpening(of text: String) {
        skipProperties()
        switch style {
        case .plain: break
        case .singleQuoted, .doubleQuoted: cursor.move()
        case .literal, .folded:
            cursor.move { !SourceText.isLineEnd($0) }
            cursor.moveOverLineEnd()
            // What the decoded text has kept of the blanks is not indentation, but written.
            indentation =
                Self.firstIndentation(of: cursor.rest) - Self.firstIndentation(of: Substring(text).unicodeScalars)
        }
    }

    /// Moves over `&anchor` and `!tag`, with which no scalar begins, and what may stand between them and the scalar.
    private mutating func skipProperties() {
        while cursor.current == "&" || cursor.current == "!" {
            cursor.move { !Self.isBlank($0) }
            cursor.move(while: Self.isBlank)
            while cursor.current == "#" {
                cursor.move { !SourceText.isLineEnd($0) }
                cursor.move(while: Self.isBlank)
            }
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || SourceText.isLineEnd(scalar)
    }

    /// The blanks before the first character that is none.
    private static func firstIndentation(of scalars: Substring.UnicodeScalarView) -> Int {
        var blanks = 0
        for scalar in scalars {
            if SourceText.isLineEnd(scalar) {
                blanks = 0
            } else if scalar == " " {
                blanks += 1
            } else {
                break
            }
        }
        return blanks
    }

    private var isBlock: Bool { style == .literal || style == .folded }

    /// Moves over what leaves no trace before `character`: line ends that were folded away, indentation.
    private mutating func skipUndecoded(before character: Unicode.Scalar) {
        if isBlock { skipIndentation() } else { cursor.moveToLineEndAfterBlanks() }
        while cursor.isAtLineEnd, character != "\n", character != " " { skipLineEnd() }
        while style == .doubleQuoted, cursor.current == "\\", cursor.next.map(SourceText.isLineEnd) ?? false {
            cursor.move()
            skipLineEnd()
        }
    }

    private mutating func advance(past character: Unicode.Scalar) {
        if cursor.isAtLineEnd { return skipLineEnd() }
        switch (style, cursor.current) {
        case (.singleQuoted, "'"): cursor.move(by: 2)
        case (.doubleQuoted, "\\"): cursor.move(by: escapeLength(of: character))
        default: cursor.move()
        }
    }

    /// The scalars of an escape sequence, two of them where JSON writes a character as surrogates.
    private func escapeLength(of character: Unicode.Scalar) -> Int {
        switch cursor.next {
        case "x": 4
        case "u": character.value > 0xFFFF ? 12 : 6
        case "U": 10
        default: 2
        }
    }

    private mutating func skipLineEnd() {
        cursor.moveOverLineEnd()
        if isBlock { skipIndentation() } else { cursor.move { $0 == " " || $0 == "\t" } }
    }

    private mutating func skipIndentation() {
        guard cursor.isAtLineStart else { return }
        var left = indentation
        cursor.move { scalar in
            left -= 1
            return scalar == " " && left >= 0
        }
    }
}
