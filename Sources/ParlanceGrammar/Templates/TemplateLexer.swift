/// Splits a template's text into tokens; it handles escapes and brackets, but not their syntax.
struct TemplateLexer {
    private let scalars: [Unicode.Scalar]
    private var position: Int
    private let end: Int

    /// Reads `scalars[range]`; offsets count from the beginning of `scalars`.
    init(_ scalars: [Unicode.Scalar], in range: Range<Int>) {
        self.scalars = scalars
        position = range.lowerBound
        end = range.upperBound
    }

    /// The next token, or nil at the end.
    mutating func next() throws(TemplateError) -> TemplateToken? {
        guard position < end else { return nil }
        let start = position
        let kind = try kind(startingWith: scalars[position])
        return TemplateToken(kind: kind, range: start..<position)
    }

    private mutating func kind(startingWith scalar: Unicode.Scalar) throws(TemplateError) -> TemplateToken.Kind {
        switch scalar {
        case "(": take(.open(.group))
        case "[": take(.open(.optional))
        case "|": take(.alternative)
        case ";": take(.permutation)
        case ")", "]", "}", ">": take(.close(Character(scalar)))
        case "{": .list(try delimited(by: "{", "}"))
        case "<": .rule(try delimited(by: "<", ">"))
        default: .text(try text())
        }
    }

    private mutating func take(_ kind: TemplateToken.Kind) -> TemplateToken.Kind {
        position += 1
        return kind
    }

    /// The text up to the next reserved character.
    private mutating func text() throws(TemplateError) -> String {
        var text = String.UnicodeScalarView()
        while position < end, !Self.reserved.contains(scalars[position]) {
            text.append(try unescaped())
        }
        return String(text)
    }

    /// The text between `open` and the matching `close`; other brackets are ignored.
    private mutating func delimited(by open: Unicode.Scalar, _ close: Unicode.Scalar) throws(TemplateError) -> String {
        let start = position
        var body = String.UnicodeScalarView()
        var depth = 1
        position += 1
        while position < end {
            let scalar = scalars[position]
            if scalar == open { depth += 1 }
            if scalar == close { depth -= 1 }
            guard depth > 0 else {
                position += 1
                return String(body)
            }
            body.append(try unescaped())
        }
        throw TemplateError(problem: .unclosed(Character(open)), range: start..<start + 1)
    }

    /// The next scalar, literal after a backslash.
    private mutating func unescaped() throws(TemplateError) -> Unicode.Scalar {
        if scalars[position] == "\\" {
            position += 1
            guard position < end else {
                throw TemplateError(problem: .danglingEscape, range: position - 1..<position)
            }
        }
        position += 1
        return scalars[position - 1]
    }

    /// The characters with a meaning in templates, except the backslash, which escapes them.
    static let reserved: Set<Unicode.Scalar> = ["(", ")", "[", "]", "{", "}", "<", ">", "|", ";"]
}
