import ParlanceText

/// A number in digits with its full extent: its sign, groups, decimals and fraction.
///
/// A part of a number is not a number: `1,000` does not contain 1, and `10²` has no value. Digits connected by other
/// signs (`10:30`, `1/2/2024`, `3.14.15`) have no value; only a template that contains these signs divides them.
struct WrittenNumber: Equatable {
    /// The value; nil if the text is not a number in this language, or a `Double` does not represent it exactly.
    let value: Double?
    /// Whether it has neither decimals nor a fraction.
    let isWhole: Bool
    /// The position after everything that belongs to the number.
    let end: Int
    /// The digits at the start, as a number; nil if the number does not begin with digits.
    let firstDigits: FirstDigits?

    /// A number in plain digits.
    struct FirstDigits: Equatable {
        let value: Double
        let end: Int
    }
}

extension WrittenNumber {
    /// Reads a number; nil if none begins at `start`.
    init?(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ signs: DecimalSigns) {
        guard start < bytes.count else { return nil }
        if let plain = WrittenNumber(plain: bytes, from: start) {
            self = plain
            return
        }
        let text = DigitText(bytes: bytes, signs: signs)
        let hasSign = bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "+")
        let first = start + (hasSign ? 1 : 0)
        guard text.beginsNumber(at: first) else { return nil }
        let factor: Double = bytes[start] == UInt8(ascii: "-") ? -1 : 1
        let digits = text.endOfDigits(from: first)
        let end = text.endOfRun(from: first)
        self.end = end
        let plain = text.value(digits: first..<digits, decimals: digits..<digits)
        firstDigits = plain.map { FirstDigits(value: Self.signed($0, factor), end: digits) }
        if end == digits {
            (value, isWhole) = (firstDigits?.value, true)
            return
        }
        let read = text.number(first..<end)
        value = read.map { Self.signed($0.value, factor) }
        isWhole = read?.isWhole ?? false
    }

    /// Reads a few digits with no adjacent character that can belong to a number; nil for all others. Fast path for
    /// most numbers.
    @inline(__always)
    private init?(plain bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var number = 0
        var end = start
        while end < bytes.count, bytes[end].isDigit {
            number = number &* 10 &+ Int(bytes[end] &- 0x30)
            end += 1
        }
        guard 1...Self.plainDigits ~= end - start, Self.endsNumber(bytes, at: end) else { return nil }
        self.end = end
        (value, isWhole) = (Double(number), true)
        firstDigits = FirstDigits(value: Double(number), end: end)
    }

    /// The number of digits up to which a whole number is always exact.
    private static let plainDigits = 15

    /// Whether digits that end here do not continue: at the end of the text, or before a blank and an ASCII non-digit.
    @inline(__always)
    private static func endsNumber(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
        guard end < bytes.count else { return true }
        guard bytes[end] == UInt8(ascii: " ") else { return false }
        return end + 1 == bytes.count || bytes[end + 1] < 0x80 && !bytes[end + 1].isDigit
    }

    /// A signed value, never minus zero.
    private static func signed(_ value: Double, _ factor: Double) -> Double { value == 0 ? 0 : value * factor }
}
