/// Maps each character of a YAML scalar to its place in the file.
///
/// It traverses the file and the decoded text in parallel. Where they differ (an escape, a folded line, an
/// indentation), the style of the scalar determines the distance in the file.
struct ScalarOrigins {
    private var cursor: ScalarCursor
    private let style: ScalarStyle
    /// The indentation of a block's lines, in blanks.
    private var indentation = 0
    /// For each scalar of the decoded text, its range in the file, in scalars from the beginning of the YAML scalar.
    private(set) var ranges: [Range<Int>] = []

    /// - Parameters:
    ///   - source: the file from the beginning of the scalar on (quote or block header included).
    ///   - count: the maximum number of characters of the decoded text to map.
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

    /// The offset of the next character, or of the closing quote.
    var end: Int { cursor.offset }

    private mutating func skipOpening(of text: String) {
        skipProperties()
        switch style {
        case .plain: break
        case .singleQuoted, .doubleQuoted: cursor.move()
        case .literal, .folded:
            cursor.move { !SourceText.isLineEnd($0) }
            cursor.moveOverLineEnd()
            // Blanks that the decoded text has kept are content, not indentation.
            indentation =
                Self.firstIndentation(of: cursor.rest) - Self.firstIndentation(of: Substring(text).unicodeScalars)
        }
    }

    /// Skips `&anchor` and `!tag`, which start no scalar, and any blanks and comments before the scalar.
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

    /// The number of blanks before the first other character.
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

    /// Skips folded line ends and indentation, which are not decoded, before `character`.
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

    /// The length of an escape sequence in scalars, a surrogate pair of JSON included.
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
