/// A number in digits at some place of a normalized text.
struct Digits {
    let number: Double
    /// The byte behind the last digit.
    let end: Int

    /// Powers of ten that are exact.
    private static let powers: [Double] = (0...22).reduce(into: [1]) { powers, _ in powers.append(powers.last! * 10) }
    /// With so many digits a number is exact.
    private static let exactDigits = 15

    /// Nil if no number begins at `start`.
    ///
    /// - Parameter withFraction: whether `.` or `,` and more digits belong to it.
    init?(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, withFraction: Bool) {
        let isNegative = start < bytes.count && bytes[start] == UInt8(ascii: "-")
        let first = start + (isNegative ? 1 : 0)
        let point = Self.endOfDigits(in: bytes, from: first)
        guard point > first else { return nil }
        var end = point
        if withFraction, point < bytes.count, bytes[point] == UInt8(ascii: ".") || bytes[point] == UInt8(ascii: ",") {
            let last = Self.endOfDigits(in: bytes, from: point + 1)
            if last > point + 1 { end = last }
        }
        let magnitude = Self.magnitude(of: bytes, first..<end, point: point)
        number = isNegative ? -magnitude : magnitude
        self.end = end
    }

    private static func endOfDigits(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        return end
    }

    private static func magnitude(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, point: Int) -> Double {
        let decimals = max(range.upperBound - point - 1, 0)
        guard range.count <= exactDigits else {
            let text = range.map { $0 == point ? UInt8(ascii: ".") : bytes[$0] }
            return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
        }
        var whole = 0
        for position in range where position != point { whole = whole * 10 + Int(bytes[position] - 0x30) }
        return Double(whole) / powers[decimals]
    }
}
