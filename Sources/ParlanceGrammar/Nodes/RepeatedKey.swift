/// Finds the second of two equal keys of a mapping in the text: the YAML parser only reports the first.
struct RepeatedKey {
    private let key: [Unicode.Scalar]
    private let source: SourceText

    init(_ key: String, in source: SourceText) {
        self.key = Array(key.unicodeScalars)
        self.source = source
    }

    /// The offset of the repeated key; nil if it is not found.
    ///
    /// - Parameter first: the offset of the first one; all offsets are in Unicode scalars.
    func offset(after first: Int) -> Int? {
        let place = source.place(at: first)
        let before = source.lines[place.line - 1].unicodeScalars.prefix(place.column - 1)
        let beginsLine = before.allSatisfy { [" ", "\t", "-", "?"].contains($0) }
        return (beginsLine ? offsetInBlock(behind: place) : nil) ?? offsetInBraces(behind: first)
    }

    /// Searches a block, in which all keys begin in the same column, and a line that begins before it ends the mapping.
    private func offsetInBlock(behind first: SourcePlace) -> Int? {
        for (index, line) in source.lines.enumerated().dropFirst(first.line) {
            let text = line.unicodeScalars.drop { $0 == " " }
            let column = line.unicodeScalars.count - text.count + 1
            guard let start = text.first, start != "#" else { continue }
            if column < first.column { return nil }
            if column == first.column, begins(text) { return source.offset(line: index + 1, column: column) }
        }
        return nil
    }

    /// Searches braces, in which a key follows a comma outside of inner brackets and quotes.
    private func offsetInBraces(behind first: Int) -> Int? {
        var (offset, depth, isEscaped) = (first, 0, false)
        var quote: Unicode.Scalar?
        var last: Unicode.Scalar = ","
        var rest = source.scalars(from: first)
        while let scalar = rest.first {
            if quote == nil, last == ",", depth == 0, offset > first, begins(rest) { return offset }
            if let open = quote {
                if scalar == open, !isEscaped { quote = nil }
                isEscaped = scalar == "\\" && open == "\"" && !isEscaped
            } else {
                if scalar == "\"" || scalar == "'", [",", ":", "[", "{", scalar].contains(last) { quote = scalar }
                depth += Self.step(scalar)
                if depth < 0 { return nil }
            }
            if scalar != " ", !SourceText.isLineEnd(scalar) { last = scalar }
            rest.removeFirst()
            offset += 1
        }
        return nil
    }

    private static func step(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "[", "{": 1
        case "]", "}": -1
        default: 0
        }
    }

    /// Whether `text` begins with the key, with or without quotes.
    private func begins(_ text: Substring.UnicodeScalarView) -> Bool {
        let isQuote = { (scalar: Unicode.Scalar) in scalar == "\"" || scalar == "'" }
        let name = text.first.map(isQuote) ?? false ? text.dropFirst() : text
        guard name.starts(with: key) else { return false }
        let rest = name.dropFirst(key.count)
        return (rest.first.map(isQuote) ?? false ? rest.dropFirst() : rest).drop { $0 == " " }.first == ":"
    }
}
