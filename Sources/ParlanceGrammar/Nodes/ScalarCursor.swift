/// A forward-only position in a text.
struct ScalarCursor {
    /// The remaining text.
    private(set) var rest: Substring.UnicodeScalarView
    /// The number of passed Unicode scalars.
    private(set) var offset = 0
    /// Whether the last passed scalar is a line end.
    private(set) var isAtLineStart = false
    /// The end of blanks that are known not to end a line, so that a long run of them is scanned once.
    private var innerBlanksEnd = 0

    init(_ text: Substring.UnicodeScalarView) { rest = text }

    var current: Unicode.Scalar? { rest.first }
    var next: Unicode.Scalar? { rest.dropFirst().first }
    var isAtLineEnd: Bool { current.map(SourceText.isLineEnd) ?? false }

    mutating func move(by count: Int = 1) {
        for _ in 0..<count {
            guard let scalar = rest.popFirst() else { return }
            offset += 1
            isAtLineStart = SourceText.isLineEnd(scalar)
        }
    }

    mutating func move(while condition: (Unicode.Scalar) -> Bool) {
        while let scalar = current, condition(scalar) { move() }
    }

    /// Moves over a line end; a carriage return with a line feed is one.
    mutating func moveOverLineEnd() {
        if current == "\r", next == "\n" { move() }
        move()
    }

    /// Moves over blanks if nothing but a line end follows them.
    mutating func moveToLineEndAfterBlanks() {
        guard offset >= innerBlanksEnd, current == " " || current == "\t" else { return }
        let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
        if rest.dropFirst(blanks).first.map(SourceText.isLineEnd) ?? false {
            move(by: blanks)
        } else {
            innerBlanksEnd = offset + blanks
        }
    }
}
