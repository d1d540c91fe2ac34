import ParlanceText

/// Normalized text, with functions that find and evaluate numbers in digits.
struct DigitText {
    let bytes: UnsafeBufferPointer<UInt8>
    let signs: DecimalSigns

    func isDigit(at position: Int) -> Bool { position >= 0 && position < bytes.count && bytes[position].isDigit }

    func endOfDigits(from start: Int) -> Int {
        var end = start
        while isDigit(at: end) { end += 1 }
        return end
    }

    /// Whether an unsigned number begins at a position: with a digit, a decimal sign, or a fraction such as `½`.
    func beginsNumber(at position: Int) -> Bool {
        guard position < bytes.count else { return false }
        if bytes[position].isDigit { return true }
        if let sign = decimalSign(at: position) { return isDigit(at: position + sign) }
        return NumericScalar(in: bytes, at: position)?.fraction != nil
    }

    /// The length in bytes of the decimal sign at a position, nil if there is none; a point is always accepted.
    func decimalSign(at position: Int) -> Int? {
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") { return 1 }
        return length(of: signs.decimal, at: position)
    }

    /// The length in bytes of the grouping sign at a position; nil if there is none.
    func groupingSign(at position: Int) -> Int? { length(of: signs.grouping, at: position) }

    private func length(of signs: [[UInt8]], at position: Int) -> Int? {
        signs.first { bytes[min(position, bytes.count)...].starts(with: $0) }?.count
    }
}

// MARK: - Extent

extension DigitText {
    /// The position after all characters that belong to the number: digits, and signs that connect digits.
    func endOfRun(from start: Int) -> Int {
        var end = start
        while let next = extended(end, from: start) { end = next }
        return end
    }

    private func extended(_ end: Int, from start: Int) -> Int? {
        let digits = endOfDigits(from: end)
        if digits > end { return digits }
        guard end < bytes.count else { return nil }
        if let scalar = NumericScalar(in: bytes, at: end) { return end + scalar.length }
        if let connector = connector(at: end), isDigit(at: end + connector) { return end + connector }
        if bytes[end] == UInt8(ascii: " ") { return behindBlank(end, from: start) }
        return isDigit(at: end - 1) ? behindLetter(end) : nil
    }

    /// The length in bytes of the signs that connect two groups of digits.
    private func connector(at position: Int) -> Int? {
        switch bytes[position] {
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "^"),
            UInt8(ascii: "*"), UInt8(ascii: "+"):
            return 1
        case UInt8(ascii: ","):
            return position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "-") ? 2 : 1
        case 0x80...:
            return Self.connectors.first { bytes[position...].starts(with: $0) }?.count
        default:
            return nil
        }
    }

    /// The fraction slash, the multiplication sign, and Arabic signs.
    private static let connectors = ["\u{2044}", "×", "\u{66B}", "\u{66C}", "\u{60C}"].map { Array($0.utf8) }

    /// The end of a group of three digits after a blank, in languages that group with blanks, or of a fraction (`2
    /// 1/2`).
    private func behindBlank(_ blank: Int, from start: Int) -> Int? {
        let next = blank + 1
        guard isDigit(at: blank - 1), next < bytes.count else { return nil }
        if let scalar = NumericScalar(in: bytes, at: next), scalar.fraction != nil { return next + scalar.length }
        let digits = endOfDigits(from: next)
        if let end = endOfFraction(from: next, numerator: digits) { return end }
        return digits - next == 3 && groupingSign(at: blank) == 1 && isGrouped(start..<blank) ? digits : nil
    }

    private func endOfFraction(from start: Int, numerator end: Int) -> Int? {
        guard end > start, end < bytes.count, let slash = slash(at: end), isDigit(at: end + slash) else { return nil }
        return endOfDigits(from: end + slash)
    }

    /// The length in bytes of a slash between numerator and denominator.
    func slash(at position: Int) -> Int? {
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "/") { return 1 }
        return bytes[position...].starts(with: Self.connectors[0]) ? Self.connectors[0].count : nil
    }

    /// Whether the text so far can be the front part of a number with blanks between its groups.
    private func isGrouped(_ range: Range<Int>) -> Bool {
        let first = endOfDigits(from: range.lowerBound)
        guard 1...3 ~= first - range.lowerBound, bytes[range.lowerBound] != UInt8(ascii: "0") else { return false }
        var position = first
        while position < range.upperBound {
            guard bytes[position] == UInt8(ascii: " "), endOfDigits(from: position + 1) == position + 4 else {
                return false
            }
            position += 4
        }
        return true
    }

    /// The start of the digits of an exponent (`1e5`), or the end of a `k` for thousands.
    private func behindLetter(_ position: Int) -> Int? {
        let next = position + 1
        switch bytes[position] {
        case UInt8(ascii: "e"): return isDigit(at: next) ? next : nil
        case UInt8(ascii: "k"): return next == bytes.count || bytes[next] == UInt8(ascii: " ") ? next : nil
        default: return nil
        }
    }
}

// MARK: - Value

extension DigitText {
    /// The value of an unsigned number in a range of the text; nil if it is not a number, or not exact.
    func number(_ range: Range<Int>) -> (value: Double, isWhole: Bool)? {
        if let fraction = NumericScalar(in: bytes, at: range.lowerBound)?.fraction {
            return end(ofFractionAt: range.lowerBound) == range.upperBound ? (fraction, false) : nil
        }
        if let decimal = decimal(from: range.lowerBound), decimal.end == range.upperBound {
            return decimal.value.map { ($0, decimal.isWhole) }
        }
        return mixed(range).map { ($0, false) }
    }

    private func end(ofFractionAt position: Int) -> Int {
        position + (NumericScalar(in: bytes, at: position)?.length ?? 0)
    }

    /// The value of a fraction (`1/2`), or of a whole number and a fraction (`2½`, `2 1/2`).
    private func mixed(_ range: Range<Int>) -> Double? {
        let digits = endOfDigits(from: range.lowerBound)
        if slash(at: digits) != nil { return fraction(range) }
        guard let whole = value(digits: range.lowerBound..<digits, decimals: digits..<digits) else { return nil }
        let next = bytes[digits] == UInt8(ascii: " ") ? digits + 1 : digits
        if let fraction = NumericScalar(in: bytes, at: next)?.fraction {
            return end(ofFractionAt: next) == range.upperBound ? whole + fraction : nil
        }
        return next > digits ? fraction(next..<range.upperBound).map { whole + $0 } : nil
    }

    /// The value of a proper fraction in lowest terms: others are also dates or scores.
    private func fraction(_ range: Range<Int>) -> Double? {
        let middle = endOfDigits(from: range.lowerBound)
        guard middle > range.lowerBound, let slash = slash(at: middle),
            endOfDigits(from: middle + slash) == range.upperBound,
            let numerator = value(digits: range.lowerBound..<middle, decimals: middle..<middle),
            let denominator = value(digits: middle + slash..<range.upperBound, decimals: middle..<middle),
            numerator > 0, numerator < denominator, denominator <= 100,
            Self.greatestDivisor(Int(numerator), Int(denominator)) == 1
        else { return nil }
        return numerator / denominator
    }

    private static func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }

    /// Reads digits, with or without grouping, and decimals.
    private func decimal(from start: Int) -> (value: Double?, isWhole: Bool, end: Int)? {
        let first = endOfDigits(from: start)
        let whole = endOfGroups(from: start, first: first) ?? first
        guard let sign = decimalSign(at: whole), isDigit(at: whole + sign) || first == start else {
            let foreign = whole == first ? foreignDecimals(behind: first) : nil
            guard let foreign else { return whole > start ? (value(digits: start..<whole), true, whole) : nil }
            return (value(digits: start..<first, decimals: foreign), false, foreign.upperBound)
        }
        let decimals = whole + sign..<endOfDigits(from: whole + sign)
        guard whole > first || isDecimalPoint(at: whole, before: decimals) else { return nil }
        return (value(digits: start..<whole, decimals: decimals), false, decimals.upperBound)
    }

    /// Whether a point is a decimal sign. In a language with another decimal sign at most two digits may follow,
    /// because three would be a group.
    private func isDecimalPoint(at position: Int, before decimals: Range<Int>) -> Bool {
        length(of: signs.decimal, at: position) != nil || decimals.count <= Self.mostForeignDecimals
    }

    private static let mostForeignDecimals = 2

    /// One or two decimals after a comma, in a language that groups with commas; three would be a group.
    private func foreignDecimals(behind position: Int) -> Range<Int>? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return nil }
        let decimals = position + 1..<max(endOfDigits(from: position + 1), position + 1)
        return 1...Self.mostForeignDecimals ~= decimals.count ? decimals : nil
    }

    /// The end of digits grouped by the language's rules; nil if they are not.
    private func endOfGroups(from start: Int, first: Int) -> Int? {
        guard 1...3 ~= first - start, bytes[start] != UInt8(ascii: "0"), let sign = groupingSign(at: first) else {
            return nil
        }
        let separator = Array(bytes[first..<first + sign])
        var (end, sizes) = (first, [Int]())
        while bytes[end...].starts(with: separator), isDigit(at: end + sign) {
            let next = endOfDigits(from: end + sign)
            sizes.append(next - end - sign)
            end = next
        }
        return isGrouping(sizes, behind: first - start) ? end : nil
    }

    private func isGrouping(_ sizes: [Int], behind first: Int) -> Bool {
        guard sizes.last == 3 else { return false }
        let inner = sizes.dropLast()
        return inner.allSatisfy { $0 == 3 } || first <= 2 && inner.allSatisfy { $0 == signs.innerGroup }
    }

    /// The number of digits up to which a number with decimals is exact.
    private static let exactDigits = 15
    /// The powers of ten that a `Double` represents exactly.
    private static let powers: [Double] = (0...22).reduce(into: [1]) { powers, _ in powers.append(powers.last! * 10) }

    /// The value of digits and decimals, ignoring signs between them; nil if a `Double` does not represent it exactly.
    func value(digits: Range<Int>, decimals: Range<Int> = 0..<0) -> Double? {
        var end = decimals.upperBound
        while end > decimals.lowerBound, bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
        var (mantissa, count) = (0, 0)
        for range in [digits, decimals.lowerBound..<end] {
            for byte in bytes[range] where byte.isDigit {
                if mantissa > 0 || byte > UInt8(ascii: "0") { count += 1 }
                guard count <= 16 else { return nil }
                mantissa = mantissa * 10 + Int(byte - 0x30)
            }
        }
        let places = end - decimals.lowerBound
        if places == 0 { return mantissa <= 1 << 53 ? Double(mantissa) : nil }
        return count <= Self.exactDigits && places < Self.powers.count ? Double(mantissa) / Self.powers[places] : nil
    }
}
