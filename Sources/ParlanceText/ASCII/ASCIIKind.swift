/// The class of an ASCII character, for the steps of normalization and for ICU's word boundaries.
struct ASCIIKind: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static let letter = ASCIIKind(rawValue: 1 << 0)
    static let digit = ASCIIKind(rawValue: 1 << 1)
    static let symbol = ASCIIKind(rawValue: 1 << 2)
    /// `%` and `#`: units to users.
    static let perSign = ASCIIKind(rawValue: 1 << 3)
    static let punctuation = ASCIIKind(rawValue: 1 << 4)
    static let apostrophe = ASCIIKind(rawValue: 1 << 5)
    /// White space, or an underscore.
    static let blank = ASCIIKind(rawValue: 1 << 6)
    /// A minus sign or a blank, depending on its neighbours.
    static let hyphen = ASCIIKind(rawValue: 1 << 7)
    /// No character: the place of one that an earlier step removed.
    static let nothing = ASCIIKind(rawValue: 1 << 8)

    /// The point, and the comma in languages that use it as decimal sign.
    static let decimalSign = ASCIIKind(rawValue: 1 << 9)

    /// ICU has no word break between two characters of these two kinds.
    static let joinsAsLetter = ASCIIKind(rawValue: 1 << 10)
    static let joinsAsDigit = ASCIIKind(rawValue: 1 << 11)
    /// No word break before and after a character of these kinds, between letters or between digits. The bits are two
    /// to the left of those of the kinds above.
    static let joinsLetters = ASCIIKind(rawValue: 1 << 12)
    static let joinsDigits = ASCIIKind(rawValue: 1 << 13)

    /// The character as half of an `ASCIIPair`, in the two highest bits.
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

    /// Whether ICU joins this character with its neighbours on both sides: `'` in `it's`, `.` in `1.5`.
    @inline(__always)
    func joins(_ left: ASCIIKind, _ right: ASCIIKind) -> Bool {
        (left.rawValue & right.rawValue & Self.joining.rawValue) << 2 & rawValue != 0
    }
}

extension ASCIIKind {
    /// A byte that is not ASCII, for `nothing`.
    static let nothingByte: UInt8 = 0xFF

    /// The kind of a byte, without ICU's word breaks.
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
