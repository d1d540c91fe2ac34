/// The number of terminal columns of characters.
package enum TerminalWidth {
    /// The columns of a scalar: none for combining marks, two for East Asian wide characters (Unicode annex 11, in
    /// blocks) and for emoji.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        guard scalar.value >= 0x300 else { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if joiningJamo.contains(scalar.value) { return 0 }
        if isFlagPart(scalar) { return 1 }
        return isWide(scalar) ? 2 : 1
    }

    /// The columns of a character: a sequence of emoji, or an emoji with a variation selector, is as wide as one emoji.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.properties.isEmoji, scalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }) {
            return 2
        }
        let sum = scalars.reduce(0) { $0 + columns(of: $1) }
        return first.properties.isEmojiPresentation ? min(sum, 2) : sum
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || wideBlocks.contains { $0.contains(scalar.value) }
    }

    /// Whether a scalar is a regional indicator; two of them form a flag.
    private static func isFlagPart(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

    /// Vowels and final consonants that join the Hangul syllable before them.
    private static let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
