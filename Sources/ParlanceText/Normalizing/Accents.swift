internal import CICU

/// Removes accents, which users omit or add by mistake.
package enum Accents {
    /// The letter without its accents: `e` for `é`, by Unicode's canonical decompositions; `o` for `ø`, which has no
    /// decomposition.
    @inline(__always)
    package static func base(of scalar: UInt32) -> UInt32 {
        scalar < 0xC0 ? scalar : baseOfOther(scalar)
    }

    private static func baseOfOther(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0xF8: 0x6F  // ø
        case 0x111: 0x64  // đ
        case 0x131: 0x69  // ı
        case 0x142: 0x6C  // ł
        // Kana with a voicing mark are other letters: か is not が.
        case 0x3040...0x30FF: scalar
        // Decomposed Hangul syllables are other letters, not the same ones without an accent.
        case 0x1100...0x11FF, 0xAC00...0xD7A3: scalar
        default: cicu_base_letter(scalar)
        }
    }

    /// Whether a scalar is an accent that follows its letter: combining diacritics, and the optional points of Hebrew
    /// and Arabic.
    package static func isAccent(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x64B...0x652, 0x670: true
        default: false
        }
    }
}

extension Accents {
    /// The text without accents.
    package static func removed(from text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isAccent(scalar.value) {
            plain.append(Unicode.Scalar(base(of: scalar.value)) ?? scalar)
        }
        return String(plain)
    }
}
