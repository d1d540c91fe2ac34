/// What an ASCII character is to the steps of normalization, and to ICU's word boundaries.
struct ASCIIKind: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static let letter = ASCIIKind(rawValue: 1 << 0)
    static let digit = ASCIIKind(rawValue: 1 << 1)
    static let symbol = ASCIIKind(rawValue: 1 << 2)
    /// `%` and `#`, which are units to people.
    static let perSign = ASCIIKind(rawValue: 1 << 3)
    static let punctuation = ASCIIKind(rawValue: 1 << 4)
    static let apostrophe = ASCIIKind(rawValue: 1 << 5)
    /// White space, or an underscore.
    static let blank = ASCIIKind(rawValue: 1 << 6)
    /// A minus sign or a blank, as the case may be.
    static let hyphen = ASCIIKind(rawValue: 1 << 7)
    /// No character: the place of one that was taken out before.
    static let nothing = ASCIIKind(rawValue: 1 << 8)

    /// The point, and the comma where the language writes decimals behind it.
    static let decimalSign = ASCIIKind(rawValue: 1 << 9)

    /// ICU breaks no word between two of these two kinds.
    static let joinsAsLetter = ASCIIKind(rawValue: 1 << 10)
    static let joinsAsDigit = ASCIIKind(rawValue: 1 << 11)
    /// Nor before and behind one that stands between letters, or digits. Two bits to the left of those kinds.
    static let joinsLetters = ASCIIKind(rawValue: 1 << 12)
    static let joinsDigits = ASCIIKind(rawValue: 1 << 13)

    /// The half of an `ASCIIPair` that the character is, in the two highest bits.
    @inline(__always)
    var half: Int { Int(rawValue >> 14) }

    static let word: ASCIIKind = [.letter, .digit]
    static let unit: ASCIIKind = [.letter, .symbol, .perSign]
    static let content: ASCIIKind = [.letter, .digit, .symbol]
    static let joining: ASCIIKind = [.joinsAsLetter, .joinsAsDigit]

    @inline(__always)
    func isAny(of kinds: ASCIIKind) -> Bool {
        rawValue & kinds.rawValue != 0
    }

    /// Whether ICU keeps this together with what stands directly on its two sides: `'` in `it's`, `.` in `1.5`.
    @inline(__always)
    func joins(_ left: ASCIIKind, _ right: ASCIIKind) -> Bool {
        (left.rawValue & right.rawValue & Self.joining.rawValue) << 2 & rawValue != 0
    }
}

extension ASCIIKind {
    /// A byte that is no ASCII character, for `nothing`.
    static let nothingByte: UInt8 = 0xFF

    /// What a byte is by itself; how ICU breaks words there is another matter.
    init(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case 0x09...0x0D, 0x1C...0x20, UInt8(ascii: "_"): self = .blank
        case UInt8(ascii: "-"): self = .hyphen
        case UInt8(ascii: "'"), UInt8(ascii: "`"): self = .apostrophe
        case UInt8(ascii: "%"), UInt8(ascii: "#"): self = .perSign
        case Self.nothingByte: self = .nothing
        default: self = Self(sign: byte)
        }
        insert(ASCIIKind(rawValue: ASCIIPair.half(of: byte) << 14))
    }

    private init(sign: UInt8) {
        switch Unicode.Scalar(sign) {
        case "!", ",", ".", ":", ";", "?": self = .punctuation
        case "$", "+", "<", "=", ">", "^", "|", "~": self = .symbol
        default: self = []
        }
    }
}
