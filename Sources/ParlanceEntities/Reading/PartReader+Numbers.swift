import ParlanceGrammar
import ParlanceText

// Numbers and other parts that code reads.

extension PartReader {
    /// The parts that code reads; filters of moments and numbers in words for cardinals are not among them.
    func builtIn(_ type: PartType, at position: Int) -> [Part] {
        switch type {
        case .cardinal, .digits: digits(at: position)
        case .words: language.definesWords ? [] : words(at: position)
        case .spelled: words(at: position)
        case .digit1: plainDigits(1...1, at: position)
        case .digit2: plainDigits(2...2, at: position)
        case .digit4: plainDigits(4...4, at: position)
        case .digits12: plainDigits(1...2, at: position)
        case .digits24: plainDigits(2...4, at: position)
        case .ratio: ratio(at: position)
        case .currencyCode: currencyCodes(at: position)
        case .scale: scales(at: position)
        case .phone, .email, .url: contact(type, at: position)
        default: []
        }
    }

    /// The whole numbers of a range, in digits or words.
    func numbers(in range: NumberRange, at position: Int) -> [Part] {
        var found = range.allowsDigits ? plainDigits(1...9, at: position) : []
        if range.allowsWords { found += parts(PartType.words.number32, at: position) }
        return found.filter { part in
            if case .number(let number) = part.value { range.contains(number.value) } else { false }
        }
    }

    /// Codes of currencies in capitals; in small letters many of them are words.
    private func currencyCodes(at position: Int) -> [Part] {
        guard let list = language.currencyCodes else { return [] }
        return parts(list, at: position).filter { part in
            let range = Int(text.origins[position])..<Int(text.ends[Int(part.end)])
            return text.source(range).utf8.allSatisfy { $0 < 0x61 || $0 > 0x7A }
        }
    }

    /// Digits, a slash, digits; neither before nor after them another slash with a digit.
    private func ratio(at start: Int) -> [Part] {
        let slash = UInt8(ascii: "/")
        guard isDigit(at: start), !(start > 1 && bytes[start - 1] == slash && isDigit(at: start - 2)) else {
            return []
        }
        return digits(at: start).flatMap { top -> [Part] in
            var middle = skippingBlank(Int(top.end))
            guard middle < bytes.count, bytes[middle] == slash else { return [] }
            middle = skippingBlank(middle + 1)
            return digits(at: middle).compactMap { bottom in
                let end = Int(bottom.end)
                guard !(end + 1 < bytes.count && bytes[end] == slash && isDigit(at: end + 1)),
                    case .number(let a) = top.value, case .number(let b) = bottom.value, b.value != 0
                else { return nil }
                return part(end, a.value / b.value)
            }
        }
    }

    // MARK: Digits

    private func isDigit(at position: Int) -> Bool {
        position >= 0 && position < bytes.count && bytes[position] &- 0x30 < 10
    }

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while isDigit(at: end) { end += 1 }
        return end
    }

    /// A row of digits that is not part of a longer one.
    private func plainDigits(_ counts: ClosedRange<Int>, at start: Int) -> [Part] {
        guard isDigit(at: start), !isDigit(at: start - 1) else { return [] }
        let end = endOfDigits(from: start)
        guard counts.contains(end - start) else { return [] }
        let value = bytes[start..<end].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return [Part(end: Int32(end), value: .number(PartNumber(Double(value), digitCount: end - start)))]
    }

    /// A number in digits with the language's signs.
    private func digits(at start: Int) -> [Part] {
        guard start < bytes.count, !isDigit(at: start - 1) else { return [] }
        let byte = bytes[start]
        guard byte &- 0x30 < 10 || byte >= 0x80 || beginsDecimals(at: start) else { return [] }
        if byte >= 0x80 { return vulgarFraction(at: start).map { [part($0.end, $0.value)] } ?? [] }
        if followsSign(start) { return plainDigits(1...9, at: start) }
        let written = WrittenDigits(text, from: start, language.signs)
        guard let written else { return [] }
        var found: [Part] = []
        if written.isWhole, let fraction = vulgarFraction(at: skippingBlank(written.end)) {
            found.append(part(fraction.end, written.value + fraction.value))
        }
        found.append(Part(end: Int32(written.end), value: .number(written.number)))
        return found
    }

    /// Whether a sign between two digits stands before a position: "3.14.15" is a row of whole numbers.
    private func followsSign(_ start: Int) -> Bool {
        start > 1 && isDigit(at: start - 2)
            && (bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: ","))
    }

    /// Whether a decimal sign stands here, directly before a digit.
    private func beginsDecimals(at start: Int) -> Bool {
        guard isDigit(at: start + 1), start == 0 || !isDigit(at: start - 1) else { return false }
        return bytes[start] == UInt8(ascii: ".") || language.signs.isDecimal(bytes[start])
    }

    private func part(_ end: Int, _ value: Double) -> Part {
        Part(end: Int32(end), value: .number(PartNumber(value)))
    }

    private func skippingBlank(_ position: Int) -> Int {
        position < bytes.count && bytes[position] == 0x20 ? position + 1 : position
    }

    /// A fraction such as `½`, or its folded form with a fraction slash.
    private func vulgarFraction(at start: Int) -> (value: Double, end: Int)? {
        guard start < bytes.count else { return nil }
        if isDigit(at: start) {
            let middle = endOfDigits(from: start)
            guard bytes[middle...].starts(with: Self.fractionSlash), isDigit(at: middle + 3) else { return nil }
            let end = endOfDigits(from: middle + 3)
            let (top, bottom) = (integer(start..<middle), integer(middle + 3..<end))
            return bottom == 0 ? nil : (top / bottom, end)
        }
        guard bytes[start] >= 0xC2 else { return nil }
        let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
        guard start + length <= bytes.count,
            let scalar = String(decoding: bytes[start..<start + length], as: UTF8.self).unicodeScalars.first,
            scalar.properties.generalCategory == .otherNumber, let value = scalar.properties.numericValue,
            value != value.rounded()
        else { return nil }
        return (value, start + length)
    }

    private static let fractionSlash: [UInt8] = [0xE2, 0x81, 0x84]

    private func integer(_ range: Range<Int>) -> Double {
        bytes[range].reduce(0) { $0 * 10 + Double($1 &- 0x30) }
    }
}

/// A number in digits: grouped, with decimals or an exponent.
struct WrittenDigits {
    let value: Double
    let end: Int
    let isWhole: Bool
    let number: PartNumber

    init?(_ text: PartText, from start: Int, _ signs: DecimalSigns) {
        let bytes = text.bytes
        func isDigit(_ position: Int) -> Bool { position < bytes.count && bytes[position] &- 0x30 < 10 }
        func run(_ from: Int) -> Int {
            var end = from
            while isDigit(end) { end += 1 }
            return end
        }
        let first = run(start)
        let grouped = Self.endOfGroups(bytes, from: start, first: first, signs, run)
        var end = grouped ?? first
        var decimals = end..<end
        if let sign = Self.decimalSign(bytes, at: end, signs, isGrouped: grouped != nil, run) {
            let next = run(end + sign)
            decimals = end + sign..<next
            let isChain = Self.isSign(bytes, at: next) && isDigit(next + 1) && first > start
            if isChain {
                decimals = first..<first
                end = first
            } else {
                end = next
            }
        }
        guard end > start else { return nil }
        let whole = bytes[start..<(decimals.isEmpty ? end : max(first, grouped ?? first))].filter { $0 &- 0x30 < 10 }
        let places = Array(bytes[decimals])
        var text = String(decoding: whole.isEmpty ? [0x30] : whole, as: UTF8.self)
        if !places.isEmpty { text += "." + String(decoding: places, as: UTF8.self) }
        var value = Double(text) ?? .infinity
        (value, end) = Self.scientific(value, bytes, at: end, isDigit, run)
        guard value.isFinite else { return nil }
        self.end = end
        self.value = value
        isWhole = places.isEmpty
        let isPlain = places.isEmpty && grouped == nil && end == first
        let isInexact = whole.count + places.count > 15
        number = PartNumber(value, digitCount: isPlain ? first - start : 0, exact: isInexact ? text : nil)
    }

    private static func isSign(_ bytes: [UInt8], at position: Int) -> Bool {
        position < bytes.count && (bytes[position] == UInt8(ascii: ".") || bytes[position] == UInt8(ascii: ","))
    }

    private static func endOfGroups(
        _ bytes: [UInt8],
        from start: Int,
        first: Int,
        _ signs: DecimalSigns,
        _ run: (Int) -> Int
    ) -> Int? {
        guard 1...3 ~= first - start, first < bytes.count else { return nil }
        let isComma = signs.isDecimal(UInt8(ascii: ","))
        let usual: [[UInt8]] = isComma ? [[UInt8(ascii: ".")], [0x20]] : []
        let listed = (signs.grouping + usual).first { bytes[first...].starts(with: $0) }
        let isBlank = bytes[first] == 0x20
        guard let separator = isBlank ? [0x20] : listed else { return nil }
        var end = first
        var sizes: [Int] = []
        while end < bytes.count, bytes[end...].starts(with: separator) {
            let next = run(end + separator.count)
            let size = next - end - separator.count
            guard size == 3 || size == 2 && signs.innerGroup == 2 else { break }
            sizes.append(size)
            end = next
        }
        guard sizes.last == 3, !isBlank || sizes.count >= 2 || listed == [0x20] else { return nil }
        return bytes[start] == UInt8(ascii: "0") ? nil : end
    }

    /// The length of the decimal sign at a position, if decimals follow it.
    private static func decimalSign(
        _ bytes: [UInt8],
        at position: Int,
        _ signs: DecimalSigns,
        isGrouped: Bool,
        _ run: (Int) -> Int
    ) -> Int? {
        guard position < bytes.count else { return nil }
        if let sign = signs.decimal.first(where: { bytes[position...].starts(with: $0) }) {
            return run(position + sign.count) > position + sign.count ? sign.count : nil
        }
        guard isSign(bytes, at: position), !isGrouped else { return nil }
        let count = run(position + 1) - position - 1
        let isPoint = bytes[position] == UInt8(ascii: ".")
        return isPoint ? (count > 0 && count != 3 ? 1 : nil) : (1...2 ~= count ? 1 : nil)
    }

    private static func scientific(
        _ value: Double,
        _ bytes: [UInt8],
        at end: Int,
        _ isDigit: (Int) -> Bool,
        _ run: (Int) -> Int
    ) -> (Double, Int) {
        guard end < bytes.count, bytes[end] == UInt8(ascii: "e") else { return (value, end) }
        var next = end + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") { next += 1 }
        let last = run(next)
        guard last > next, last - next <= 3, last == bytes.count || bytes[last] < 0x61 || bytes[last] > 0x7A else {
            return (value, end)
        }
        let exponent = String(decoding: bytes[end + 1..<last], as: UTF8.self)
        return (Double("\(value)e\(exponent)") ?? value, last)
    }
}
