/// What the short cut for ASCII goes by: what each character is, and how ICU breaks words there in a language.
///
/// ICU's versions and languages differ in a few characters: 72 takes `@` for a letter, Finnish and Swedish let a colon
/// stand within words, POSIX no period between letters. So the rules are not written down here, but asked of the very
/// word breaker that would be at work otherwise. Its answers come down to four questions, which UAX #29 has for ASCII:
/// does a character join as letters do, as digits do, does it join letters on its two sides, or digits?
struct ASCIIRules: Sendable {
    /// One for every byte.
    let kinds: [ASCIIKind]
    /// `marks` of a plain character that follows a plain one; see `ASCIIPair`.
    let pairs: [TextMarks]

    /// `nil` if the breaker breaks words in a way that these four questions do not cover.
    init?(_ breaker: WordBreaker, ignoresBlanks: Bool) {
        var kinds = (0...UInt8.max).map { ASCIIKind($0) }
        for byte in UInt8.min..<0x80 where !kinds[byte].isAny(of: [.blank, .hyphen]) && !byte.isUppercase {
            guard let joining = breaker.joining(of: byte, kind: kinds[byte]) else { return nil }
            kinds[byte].formUnion(joining)
        }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { kinds[byte] = kinds[byte | 0x20] }
        kinds[UInt8(ascii: "`")] = kinds[UInt8(ascii: "'")]
        guard breaker.joining(of: UInt8(ascii: "-"), kind: []) == [] else { return nil }
        self.kinds = kinds
        pairs = ASCIIPair.marks(ignoresBlanks: ignoresBlanks)
    }
}

extension WordBreaker {
    /// How a character joins with others; `nil` if not as one of its kind should.
    fileprivate func joining(of byte: UInt8, kind: ASCIIKind) -> ASCIIKind? {
        let (letter, digit) = (UInt8(ascii: "a"), UInt8(ascii: "1"))
        let isJoined = [[letter, byte], [byte, letter], [digit, byte], [byte, digit], [byte, byte]].map(keepsTogether)
        let joinsAsWord = isJoined.allSatisfy(\.self)
        guard joinsAsWord || !isJoined.contains(true), joinsAsWord || !kind.isAny(of: .word) else { return nil }
        if joinsAsWord { return kind.isAny(of: .digit) ? .joinsAsDigit : .joinsAsLetter }
        var joining: ASCIIKind = []
        if keepsTogether([letter, byte, letter]) { joining.insert(.joinsLetters) }
        if keepsTogether([digit, byte, digit]) { joining.insert(.joinsDigits) }
        return joining.isEmpty || !kind.isAny(of: .unit) ? joining : nil
    }

    /// Whether there is no break inside a text.
    private func keepsTogether(_ text: [UInt8]) -> Bool {
        var marks = [TextMarks](repeating: [], count: text.count + 1)
        marks.withUnsafeMutableBufferPointer { marks in
            guard let base = marks.baseAddress else { return }
            markBreaks(of: text, count: text.count, in: base)
        }
        return marks.dropFirst().dropLast().allSatisfy(\.isEmpty)
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
}

extension [ASCIIKind] {
    fileprivate subscript(_ byte: UInt8) -> ASCIIKind {
        get { self[Int(byte)] }
        set { self[Int(byte)] = newValue }
    }
}
