/// Two characters in a row of which nothing else has to be known: letters, digits, and a single blank between them.
///
/// Nearly all of a text is such pairs. Each has its marks in a table.
enum ASCIIPair {
    private static let letter: UInt16 = 0
    private static let digit: UInt16 = 1
    private static let blank: UInt16 = 2
    private static let other: UInt16 = 3

    /// The half of a pair that a character is.
    static func half(of byte: UInt8) -> UInt16 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case 0x20: blank
        default: other
        }
    }

    /// Where a pair is in the table.
    @inline(__always)
    static func index(_ left: Int, _ right: Int) -> Int {
        left << 2 | right
    }

    /// The table: the marks of the right character of each pair, none where more has to be known.
    static func marks(ignoresBlanks: Bool) -> [TextMarks] {
        var table = [TextMarks](repeating: [], count: 16)
        func set(_ left: UInt16, _ right: UInt16, _ marks: TextMarks) { table[index(Int(left), Int(right))] = marks }
        for half in [letter, digit] {
            set(half, half, ignoresBlanks ? [.content, .boundary] : .content)
            set(half, half == letter ? digit : letter, [.content, .plainBoundary])
            guard !ignoresBlanks else { continue }
            set(half, blank, .breaking)
            set(blank, half, [.content, .edge])
        }
        return table
    }
}
