/// Finds, for each character of a YAML scalar, the place in the file that it came from.
///
/// It walks the file and the decoded text side by side. Where the two differ (an escape, a folded line, an indentation),
/// the style of the scalar says how far to move in the file.
struct ScalarOrigins {
    private let source: [Unicode.Scalar]
    private let style: ScalarStyle
    private let indentation: Int
    private var position: Int
    /// For each scalar of the decoded text its index in `source`, and the index behind the last one.
    private var origins: [Int] = []

    /// - Parameter source: the file from the beginning of the scalar on (quote or block header included).
    init(of scalar: SourceNode.Scalar, from source: some Sequence<Unicode.Scalar>) {
        let text = Array(scalar.text.unicodeScalars)
        self.source = Array(source.prefix(8 * text.count + 4_096))
        style = scalar.style
        (position, indentation) = Self.start(in: self.source, style: scalar.style)
        for character in text {
            skipUndecoded(before: character)
            origins.append(min(position, self.source.count))
            advance(past: character)
        }
        origins.append(min(position, self.source.count))
    }

    /// Lines and columns from the beginning of the scalar to the character at `offset` of its text.
    func place(of offset: Int) -> (lines: Int, column: Int) {
        let before = source[..<origins[min(max(offset, 0), origins.count - 1)]]
        let lines = before.count { $0 == "\n" }
        let column = before.reversed().prefix { $0 != "\n" }.count
        return (lines, column)
    }

    /// Where the first character stands, and by how much the lines of a block are indented.
    private static func start(in source: [Unicode.Scalar], style: ScalarStyle) -> (position: Int, indentation: Int) {
        switch style {
        case .plain: return (0, 0)
        case .singleQuoted, .doubleQuoted: return (1, 0)
        case .literal, .folded: break
        }
        guard let header = source.firstIndex(of: "\n") else { return (source.count, 0) }
        let lines = source[(header + 1)...].split(separator: "\n", omittingEmptySubsequences: true)
        let first = lines.first { $0.contains { $0 != " " && $0 != "\r" } } ?? []
        let indentation = first.prefix { $0 == " " }.count
        return (header + 1, indentation)
    }

    private var current: Unicode.Scalar? { position < source.count ? source[position] : nil }

    private var isBlock: Bool { style == .literal || style == .folded }

    /// Moves over what leaves no trace before `character`: line ends that were folded away, indentation.
    private mutating func skipUndecoded(before character: Unicode.Scalar) {
        if isBlock { skipIndentation() } else { skipBlanksBeforeLineEnd() }
        while let scalar = current, SourceText.isLineEnd(scalar), character != "\n", character != " " { skipLineEnd() }
        while style == .doubleQuoted, current == "\\", position + 1 < source.count,
            SourceText.isLineEnd(source[position + 1])
        {
            position += 1
            skipLineEnd()
        }
    }

    private mutating func advance(past character: Unicode.Scalar) {
        guard let scalar = current else { return }
        if SourceText.isLineEnd(scalar) { return skipLineEnd() }
        switch style {
        case .singleQuoted where scalar == "'": position += 2
        case .doubleQuoted where scalar == "\\": position += escapeLength(of: character)
        default: position += 1
        }
    }

    /// The scalars of an escape sequence, two of them where JSON writes a character as surrogates.
    private func escapeLength(of character: Unicode.Scalar) -> Int {
        guard position + 1 < source.count else { return 1 }
        switch source[position + 1] {
        case "x": return 4
        case "u": return character.value > 0xFFFF ? 12 : 6
        case "U": return 10
        default: return 2
        }
    }

    private mutating func skipLineEnd() {
        if current == "\r", position + 1 < source.count, source[position + 1] == "\n" { position += 1 }
        position += 1
        if isBlock { skipIndentation() } else { skipBlanks() }
    }

    private mutating func skipIndentation() {
        guard position > 0, source[position - 1] == "\n" else { return }
        let limit = position + indentation
        while position < limit, current == " " { position += 1 }
    }

    private mutating func skipBlanks() {
        while current == " " || current == "\t" { position += 1 }
    }

    private mutating func skipBlanksBeforeLineEnd() {
        var end = position
        while end < source.count, source[end] == " " || source[end] == "\t" { end += 1 }
        if end < source.count, SourceText.isLineEnd(source[end]) { position = end }
    }
}
