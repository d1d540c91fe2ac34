/// Finds the ends of phone numbers: international ones (E.164, after `+` or `00`), national and local ones, in groups
/// as people write them, with an extension.
///
/// A number is `[+]group (separator group)* [extension]`. A group is a row of digits or one in parentheses; a separator
/// is a blank, or a hyphen, point or slash with blanks around it. What has this form but is a date, a grouped or decimal
/// number, a price, an IP address, a bank card, an ISBN or the like is no phone number.
struct PhoneScanner {
    /// The case-folded text.
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The maximum number of digits that are read: more than any phone number has with an extension.
    private static let mostDigits = 24

    /// The end of the longest phone number from a position.
    func end(from start: Int) -> Int? {
        guard mayBegin(at: start) else { return nil }
        var number = PhoneNumber()
        var position = start
        if byte(start) == UInt8(ascii: "+") {
            number.isInternational = true
            position += 1
        }
        guard let first = group(at: position) else { return nil }
        append(first, .none, to: &number)
        while number.digitCount <= Self.mostDigits, let (separator, next) = separatedGroup(after: number) {
            append(next, separator, to: &number)
        }
        if let last = number.end, !mayEnd(at: last) { number.removeLastWord() }
        guard let last = number.end, mayEnd(at: last), number.isPlausible, !isNegative(number, at: start),
            !isRest(number, at: start)
        else { return nil }
        return endOfExtension(from: last) ?? last
    }

    private func byte(_ position: Int) -> UInt8 { position >= 0 && position < bytes.count ? bytes[position] : 0 }

    private func isDigit(_ position: Int) -> Bool { byte(position) &- 0x30 < 10 }

    private func isLetterOrDigit(_ position: Int) -> Bool {
        isDigit(position) || (byte(position) | 0x20) &- 0x61 < 26
    }

    private func has(_ character: Unicode.Scalar, at position: Int) -> Bool {
        byte(position) == UInt8(ascii: character)
    }

    private func skippingBlank(_ position: Int) -> Int { byte(position) == 0x20 ? position + 1 : position }

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while isDigit(end), end - start <= Self.mostDigits { end += 1 }
        return end
    }

    // MARK: Surroundings

    private func mayBegin(at start: Int) -> Bool {
        guard isDigit(start) || has("+", at: start) || has("(", at: start) else { return false }
        if isPriced(before: start) { return false }
        let isSign = !isDigit(start)
        if isDigit(start - 1) || isLetterOrDigit(start - 1) && !isSign { return false }
        switch Unicode.Scalar(byte(start - 1)) {
        case "*", "#", "_", "\\": return false
        case "+": return false
        case ".", ",", "-", "/", ":": return !isDigit(start - 2)
        case ")": return !isSign
        default: return true
        }
    }

    private func mayEnd(at end: Int) -> Bool {
        if isExtension(at: end) { return true }
        if isLetterOrDigit(end) || isDigit(end + 1) && Set("*+=/-".utf8).contains(byte(end)) { return false }
        if isDigit(end + 1), Set(".,:".utf8).contains(byte(end)) { return false }
        let next = skippingBlank(end)
        return !has("%", at: next) && !isCurrencySign(at: next)
    }

    /// Whether a currency sign stands before a position.
    private func isPriced(before start: Int) -> Bool {
        var position = byte(start - 1) == 0x20 ? start - 2 : start - 1
        while position > 0, bytes[position] & 0xC0 == 0x80 { position -= 1 }
        return isCurrencySign(at: position)
    }

    private func isCurrencySign(at position: Int) -> Bool {
        let first = byte(position)
        guard first >= 0x80 else { return first == UInt8(ascii: "$") }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        let scalar = String(decoding: bytes[position..<min(position + length, bytes.count)], as: UTF8.self)
            .unicodeScalars
        return scalar.first?.properties.generalCategory == .currencySymbol
    }

    /// Whether digits in a row follow a minus sign.
    private func isNegative(_ number: PhoneNumber, at start: Int) -> Bool {
        number.groups.count == 1 && has("-", at: start - 1) && (start == 1 || byte(start - 2) == 0x20)
    }

    /// Whether a number is the rest of a longer row of short groups, such as that of a bank card.
    private func isRest(_ number: PhoneNumber, at start: Int) -> Bool {
        guard byte(start - 1) == 0x20, isDigit(start - 2), isDigit(start), !number.isComplete else { return false }
        return number.groups.dropFirst().allSatisfy { $0.separator == .blank }
            && number.groups.allSatisfy { $0.count <= 4 }
    }

    // MARK: Groups

    private typealias Group = PhoneNumber.Group

    /// A row of digits; in parentheses it may begin with `+`.
    private func group(at start: Int) -> (group: Group, isInternational: Bool)? {
        guard has("(", at: start) else {
            let end = endOfDigits(from: start)
            return end > start ? (Group(digits: digits(start..<end), end: end), false) : nil
        }
        var position = skippingBlank(start + 1)
        let isInternational = has("+", at: position)
        if isInternational { position += 1 }
        let end = endOfDigits(from: position)
        let closing = skippingBlank(end)
        guard 1...5 ~= end - position, has(")", at: closing), !has(")", at: closing + 1) else { return nil }
        return (Group(digits: digits(position..<end), end: closing + 1, isEnclosed: true), isInternational)
    }

    private func digits(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func append(
        _ next: (group: Group, isInternational: Bool),
        _ separator: PhoneNumber.Separator,
        to number: inout PhoneNumber
    ) {
        var group = next.group
        group.separator = separator
        number.groups.append(group)
        if next.isInternational { number.isInternational = true }
    }

    private func separatedGroup(
        after number: PhoneNumber
    ) -> (PhoneNumber.Separator, (group: Group, isInternational: Bool))? {
        guard let last = number.groups.last else { return nil }
        guard let (separator, position) = separator(at: last.end, last) else { return nil }
        if separator == .blank, number.isComplete { return nil }
        guard let next = group(at: position), !next.isInternational else { return nil }
        return separator == .none && !last.isEnclosed && !next.group.isEnclosed && !has(")", at: last.end)
            ? nil : (separator, next)
    }

    private func separator(at start: Int, _ last: Group) -> (PhoneNumber.Separator, Int)? {
        // "123)456-7890"
        if has(")", at: start) { return !last.isEnclosed && isDigit(start + 1) ? (.none, start + 1) : nil }
        let sign = skippingBlank(start)
        let found: PhoneNumber.Separator? =
            switch Unicode.Scalar(byte(sign)) {
            case "-": .hyphen
            case ".": .point
            case "/": .slash
            default: nil
            }
        if let found { return (found, skippingBlank(sign + 1)) }
        return (sign > start ? .blank : .none, sign)
    }

    // MARK: Extensions

    private static let extensionWords = ["extension", "ext.", "ext", "x"].map { Array($0.utf8) }

    /// The end of `x123`, `ext. 123`.
    private func endOfExtension(from start: Int) -> Int? {
        let position = skippingBlank(start)
        guard position < bytes.count,
            let word = Self.extensionWords.first(where: { bytes[position...].starts(with: $0) })
        else { return nil }
        let first = skippingBlank(position + word.count)
        let end = endOfDigits(from: first)
        return 1...6 ~= end - first && !isLetterOrDigit(end) ? end : nil
    }

    private func isExtension(at position: Int) -> Bool { endOfExtension(from: position) != nil }
}
