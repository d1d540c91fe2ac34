internal import CICU

/// The signs of a language's numbers in digits: decimal and grouping signs, and the sizes of groups, from CLDR.
///
/// Signs are in normalized form: an apostrophe for `’`, a blank for all kinds of blanks. If a language has digits of
/// its own, the signs of Latin digits are included, because normalization converts all digits.
package final class DecimalSigns: Sendable {
    /// Each in UTF-8.
    package let decimal: [[UInt8]]
    /// Each in UTF-8.
    package let grouping: [[UInt8]]
    /// The number of digits of all groups but the first and the last, if it is not three: two in Hindi (`1,00,000`).
    package let innerGroup: Int

    /// - Parameter language: A BCP 47 tag; the root locale's signs apply to an unknown one.
    package convenience init(language: String) {
        self.init(ICULocale(language: language))
    }

    init(_ locale: ICULocale) {
        let found = [false, true].compactMap { Self.signs(of: locale, isLatin: $0) }
        decimal = Self.unique(found.map(\.decimal), normal: ".")
        grouping = Self.unique(found.map(\.grouping), normal: ",")
        innerGroup = found.contains { $0.secondary == 2 } ? 2 : 3
    }

    /// Whether a sign of one byte is a decimal sign.
    package func isDecimal(_ sign: UInt8) -> Bool { decimal.contains([sign]) }

    private static func signs(of locale: ICULocale, isLatin: Bool) -> cicu_decimal_signs? {
        var signs = cicu_decimal_signs()
        return cicu_decimal_signs_of(locale.identifier, isLatin, &signs) ? signs : nil
    }

    private static func unique(_ signs: [UInt32], normal: String) -> [[UInt8]] {
        var all: [[UInt8]] = []
        for sign in signs.compactMap(normalized) where !all.contains(sign) { all.append(sign) }
        return all.isEmpty ? [Array(normal.utf8)] : all
    }

    private static func normalized(_ sign: UInt32) -> [UInt8]? {
        guard sign != 0, let scalar = Unicode.Scalar(sign) else { return nil }
        if scalar.properties.isWhitespace { return [UInt8(ascii: " ")] }
        return scalar == "\u{2019}" ? [UInt8(ascii: "'")] : Array(scalar.utf8)
    }
}
