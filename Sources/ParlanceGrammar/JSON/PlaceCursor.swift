/// Finds the lines and columns of ascending places in a text, in time proportional to the text in total.
struct PlaceCursor {
    private let source: SourceText
    private var rest: Substring.UnicodeScalarView
    private var byte = 0
    private var line = 1
    private var column = 1
    private var last: Unicode.Scalar = " "

    init(_ source: SourceText) {
        self.source = source
        rest = source.text[...].unicodeScalars
    }

    /// The place of the scalar at a byte, which is not before those of earlier calls.
    mutating func place(atByte target: Int) -> SourcePlace {
        while byte < target, let scalar = rest.popFirst() { pass(scalar) }
        return SourcePlace(file: source.name, line: line, column: column)
    }

    private mutating func pass(_ scalar: Unicode.Scalar) {
        byte += UTF8.width(scalar)
        let isEndOfPair = last == "\r" && scalar == "\n"
        last = scalar
        if isEndOfPair { return }
        (line, column) = SourceText.isLineEnd(scalar) ? (line + 1, 1) : (line, column + 1)
    }
}
