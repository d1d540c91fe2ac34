internal import CICU

/// A scalar of folded text, with its source bytes and its ICU properties.
typealias FoldedScalar = cicu_scalar

extension FoldedScalar {
    static let blank = UInt32(0x20)
    static let minus = UInt32(0x2D)
    static let period = UInt32(0x2E)
    static let comma = UInt32(0x2C)
    static let apostrophe = UInt32(0x27)

    func has(_ flag: UInt32) -> Bool { flags & flag != 0 }

    /// A letter, number or mark: `\w` of regular expressions, and combining marks.
    var isWord: Bool { has(CICU_WORD) }
    var isLetter: Bool { has(CICU_LETTER) }
    /// A character that precedes or follows a number without belonging to it: a letter or a sign, as in `50km`, `50%`,
    /// `$50`.
    var isUnit: Bool { isLetter || has(CICU_SYMBOL) || Self.perSigns.contains(value) }
    var isBlankless: Bool { has(CICU_BLANKLESS) }
    /// The character directly before such a scalar must stay: otherwise the scalar's base, and so the text, would
    /// change.
    var isJoining: Bool { has(CICU_JOINING) }
    /// A character that makes a range of text a word in `NormalizedText.words`.
    var isContent: Bool { flags & (CICU_WORD | CICU_SYMBOL) != 0 }

    var isBlank: Bool { value == Self.blank }
    var isApostrophe: Bool { value == Self.apostrophe }
    /// After folding, all decimal digits are ASCII.
    var isDigit: Bool { value >= 0x30 && value <= 0x39 }

    /// Whether it is a fraction, such as `½`.
    var isFraction: Bool {
        guard value >= 0x80, !isRemoved, let properties = Unicode.Scalar(value)?.properties else { return false }
        guard properties.generalCategory == .otherNumber, let number = properties.numericValue else { return false }
        return number != number.rounded()
    }

    /// A scalar that a step removed. It keeps its place in the array, so that the others need not move.
    var isRemoved: Bool { value == Self.nothing }
    mutating func remove() {
        value = Self.nothing
        flags = 0
    }
    mutating func becomeBlank() {
        value = Self.blank
        flags = CICU_SPACE
    }

    var utf8: Unicode.Scalar.UTF8View { (Unicode.Scalar(value) ?? "\u{FFFD}").utf8 }

    var utf8Count: Int {
        switch value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }

    /// Percent, per mille and the number sign: punctuation to Unicode, units to users.
    private static let perSigns: [UInt32] = [0x25, 0x2030, 0x66A, 0x23]
    private static let nothing = UInt32.max
}
