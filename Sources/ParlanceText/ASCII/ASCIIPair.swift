/// Two adjacent characters that need no context: letters, digits, and a single blank between them.
///
/// Most text consists of such pairs. A table holds the marks of each.
enum ASCIIPair {
    private static let letter: UInt16 = 0
    private static let digit: UInt16 = 1
    private static let blank: UInt16 = 2
    private static let other: UInt16 = 3

    /// The character as half of a pair.
    static func half(of byte: UInt8) -> UInt16 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case 0x20: blank
        default: other
        }
    }

    /// The index of a pair in the table.
    @inline(__always)
    static func index(_ left: Int, _ right: Int) -> Int {
        left << 2 | right
    }

    /// The table: the marks of the right character of each pair; none if the pair needs context.
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
