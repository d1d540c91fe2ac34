/// The answers of a word breaker about ASCII characters, asked in one text.
struct ASCIIProbe {
    private let marks: [TextMarks]

    /// The lines in which a character is tested. ICU breaks beside the end of a line in every language.
    private static func lines(_ byte: UInt8) -> [UInt8] {
        let (a, one, end) = (UInt8(ascii: "a"), UInt8(ascii: "1"), UInt8(ascii: "\n"))
        return [
            a, byte, end, byte, a, end, one, byte, end, byte, one, end, byte, byte, end,
            a, byte, a, end, one, byte, one, end,
        ]
    }
    private static let length = 23
    /// The offsets where the pairs would break, and those between two letters and between two digits.
    private static let pairs = [1, 4, 7, 10, 13]
    private static let betweenLetters = [16, 17]
    private static let betweenDigits = [20, 21]

    init(_ bytes: [UInt8], _ breaker: WordBreaker) {
        let text = bytes.flatMap(Self.lines)
        var marks = [TextMarks](repeating: [], count: text.count + 1)
        marks.withUnsafeMutableBufferPointer { marks in
            guard let base = marks.baseAddress else { return }
            breaker.markBreaks(of: text, count: text.count, in: base)
        }
        self.marks = marks
    }

    /// How the character at an index joins with others; `nil` if it does not behave like its kind.
    func joining(_ index: Int, kind: ASCIIKind) -> ASCIIKind? {
        let isBroken = Self.pairs.map { isBreak(index, $0) }
        if !isBroken.contains(true), !kind.isAny(of: .hyphen) {
            return kind.isAny(of: .digit) ? .joinsAsDigit : .joinsAsLetter
        }
        guard !isBroken.contains(false), !kind.isAny(of: .word) else { return nil }
        var joining: ASCIIKind = []
        if !Self.betweenLetters.contains(where: { isBreak(index, $0) }) { joining.insert(.joinsLetters) }
        if !Self.betweenDigits.contains(where: { isBreak(index, $0) }) { joining.insert(.joinsDigits) }
        return joining.isEmpty || !kind.isAny(of: [.unit, .hyphen]) ? joining : nil
    }

    private func isBreak(_ index: Int, _ offset: Int) -> Bool {
        !marks[index * Self.length + offset].isEmpty
    }
}
