/// A place in a text that moves forward only.
struct ScalarCursor {
    /// What has not been passed yet.
    private(set) var rest: Substring.UnicodeScalarView
    /// How many Unicode scalars have been passed.
    private(set) var offset = 0
    /// Whether a line end is what was passed last.
    private(set) var isAtLineStart = false
    /// Up to here blanks are known not to end a line, so that a long run of them is looked at once.
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

    /// A carriage return and the line feed behind it are one line end.
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
