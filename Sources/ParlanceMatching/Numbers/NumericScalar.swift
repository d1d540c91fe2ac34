/// A scalar with a numeric value that is not an ASCII digit: a fraction (`½`), a superscript, a digit of another
/// script, or a Han numeral that multiplies (`万`).
struct NumericScalar {
    /// The length in UTF-8 bytes.
    let length: Int
    /// The value of a fraction; nil for all others.
    let fraction: Double?

    /// Reads the scalar at a position; nil if it is not numeric.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        guard position < bytes.count, bytes[position] >= 0xC2 else { return nil }
        var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: bytes[position..<min(position + 4, bytes.count)]))
        guard let scalar = scalars.next().flatMap(Unicode.Scalar.init) else { return nil }
        if Self.exponentSigns.contains(scalar) {
            (length, fraction) = (scalar.utf8.count, nil)
            return
        }
        guard let value = scalar.properties.numericValue else { return nil }
        guard scalar.properties.numericType != .numeric || Self.counts(scalar, value) else { return nil }
        length = scalar.utf8.count
        fraction = scalar.properties.generalCategory == .otherNumber && value != value.rounded() ? value : nil
    }

    /// The signs of superscript exponents: `⁺` and `⁻`.
    private static let exponentSigns: [Unicode.Scalar] = ["\u{207A}", "\u{207B}"]

    /// Whether a numeric scalar belongs to adjacent digits; Han numerals below ten are separate numbers.
    private static func counts(_ scalar: Unicode.Scalar, _ value: Double) -> Bool {
        scalar.properties.generalCategory == .otherNumber || value >= 10
    }
}
