import ParlanceText

/// Finds the ends of phone numbers (E.164 and national forms), email addresses (RFC 5322's usual form) and URLs (RFC
/// 3986, with common top-level domains where the scheme is missing).
struct ContactScanner {
    private let text: PartText

    init(_ text: PartText) {
        self.text = text
    }

    private func byte(_ position: Int) -> UInt8 { position >= 0 && position < text.count ? text.bytes[position] : 0 }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }

    private func run(from start: Int, while isIncluded: (UInt8) -> Bool) -> Int {
        var end = start
        while end < text.count, isIncluded(text.bytes[end]) { end += 1 }
        return end
    }

    // MARK: Email

    func email(from start: Int) -> Int? {
        guard isLetterOrDigit(byte(start)), !Self.localSigns.contains(byte(start - 1)),
            byte(start - 1) != UInt8(ascii: "@")
        else { return nil }
        let at = run(from: start) { isLetterOrDigit($0) || Self.localSigns.contains($0) }
        guard byte(at) == UInt8(ascii: "@"), at - start <= 64, !isDoubled(start..<at), byte(at - 1) != UInt8(ascii: ".")
        else { return nil }
        return host(from: at + 1, needsLetters: true)
    }

    private static let localSigns = Set(Array("._%+-'!#$&*/=?^`{|}~".utf8))

    private func isDoubled(_ range: Range<Int>) -> Bool {
        range.dropFirst().contains { byte($0) == UInt8(ascii: ".") && byte($0 - 1) == UInt8(ascii: ".") }
    }

    /// The end of a host name with two labels or more.
    private func host(from start: Int, needsLetters: Bool) -> Int? {
        var end = start
        var labels: [Range<Int>] = []
        while true {
            let next = run(from: end) { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            guard next > end else { break }
            labels.append(end..<next)
            guard byte(next) == UInt8(ascii: "."), isLetterOrDigit(byte(next + 1)) else {
                end = next
                break
            }
            end = next + 1
        }
        guard labels.count >= 2, let last = labels.last, byte(last.upperBound) != UInt8(ascii: "_") else { return nil }
        let isName = last.allSatisfy { byte($0) &- 0x30 >= 10 } && last.count >= 2
        return isName || !needsLetters && labels.count == 4 ? last.upperBound : nil
    }

    // MARK: URL

    func url(from start: Int) -> Int? {
        guard isLetterOrDigit(byte(start)), !isLetterOrDigit(byte(start - 1)), byte(start - 1) != UInt8(ascii: "@"),
            byte(start - 1) != UInt8(ascii: "."), byte(start - 1) != UInt8(ascii: "-")
        else { return nil }
        let scheme = Self.schemes.first { text.bytes[start...].starts(with: $0) }
        let hostStart = start + (scheme?.count ?? 0)
        guard let host = host(from: hostStart, needsLetters: scheme == nil) ?? localhost(from: hostStart, scheme),
            isKnown(hostStart..<host, hasScheme: scheme != nil), byte(host) != UInt8(ascii: "@")
        else { return nil }
        return path(from: port(from: host))
    }

    private static let schemes = ["https://", "http://", "ftp://"].map { Array($0.utf8) }

    private func localhost(from start: Int, _ scheme: [UInt8]?) -> Int? {
        scheme != nil && text.bytes[start...].starts(with: Array("localhost".utf8)) ? start + 9 : nil
    }

    private func isKnown(_ host: Range<Int>, hasScheme: Bool) -> Bool {
        let last = text.bytes[host].split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
        guard let last else { return false }
        return Self.domains.contains(last) || hasScheme && (last.first?.isNumber == true || last == "localhost")
    }

    /// Top-level domains in common use.
    private static let domains: Set<String> = Set(
        """
        com org net edu gov mil int info biz io ai app dev me tv co uk us de fr es it nl cn jp ru br in au ca ch at be \
        se no dk fi pl cz pt gr ie nz za mx ar kr tw hk sg tr ua il eu asia mobi name pro xyz online site store shop \
        tech cloud blog news live club link page space website ly gl gg so fm im to cc ws be hu ro bg sk si hr rs lt lv \
        ee is lu id my th vn ph pk ir sa ae eg ng ke
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    private func port(from start: Int) -> Int {
        guard byte(start) == UInt8(ascii: ":") else { return start }
        let end = run(from: start + 1) { $0 &- 0x30 < 10 }
        return end > start + 1 ? end : start
    }

    private func path(from start: Int) -> Int {
        guard [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(byte(start)) else { return start }
        var end = run(from: start) { $0 > 0x20 && $0 < 0x7F && !Self.excluded.contains($0) }
        while end > start, Self.trailing.contains(byte(end - 1)) { end -= 1 }
        return end
    }

    private static let excluded = Set(Array("\"<>\\^`{|}".utf8))
    private static let trailing = Set(Array(".,;:!?')\"".utf8))

    // MARK: Phone

    /// A phone number: 7 to 15 digits, in groups with blanks, hyphens, points or parentheses.
    func phone(from start: Int) -> Int? {
        let first = byte(start)
        guard first == UInt8(ascii: "+") || first == UInt8(ascii: "(") || first &- 0x30 < 10,
            !isPartOfNumber(before: start)
        else { return nil }
        var (end, digits, groups, last) = (start, 0, 0, start)
        while end < text.count {
            let next = run(from: end) { $0 &- 0x30 < 10 }
            if next > end {
                digits += next - end
                groups += 1
                last = next
                end = next
            } else {
                guard let separator = separator(at: end, isFirst: end == start) else { break }
                end = separator
            }
        }
        guard last < text.count ? mayEnd(at: last) : true, 7...15 ~= digits else { return nil }
        return isPhone(start..<last, digits: digits, groups: groups) ? last : nil
    }

    private func separator(at position: Int, isFirst: Bool) -> Int? {
        switch byte(position) {
        case UInt8(ascii: "+"), UInt8(ascii: "("):
            return isFirst || byte(position) == UInt8(ascii: "(")
                ? position + 1 : byte(position - 1) == UInt8(ascii: "(") ? position + 1 : nil
        case UInt8(ascii: ")"), UInt8(ascii: "-"), 0x20, UInt8(ascii: "."), UInt8(ascii: "/"):
            let next = byte(position + 1)
            return next &- 0x30 < 10 || next == 0x20 || next == UInt8(ascii: "(") || next == UInt8(ascii: "-")
                ? position + 1 : nil
        default: return nil
        }
    }

    private func isPartOfNumber(before start: Int) -> Bool {
        let before = byte(start - 1)
        return isLetterOrDigit(before)
            || (before == UInt8(ascii: "+") || before == UInt8(ascii: "("))
                && byte(start) &- 0x30 < 10
            || [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "/")].contains(before)
                && byte(start - 2) &- 0x30 < 10
    }

    private func mayEnd(at position: Int) -> Bool {
        if isLetterOrDigit(byte(position)) { return false }
        return
            !([UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":")].contains(byte(position))
            && byte(position + 1) &- 0x30 < 10)
    }

    private func isPhone(_ range: Range<Int>, digits: Int, groups: Int) -> Bool {
        let bytes = text.bytes[range]
        if bytes.contains(UInt8(ascii: "+")) || bytes.contains(UInt8(ascii: "(")) { return digits >= 8 }
        if groups == 1 { return 8...13 ~= digits }
        let points = bytes.count { $0 == UInt8(ascii: ".") }
        if points > 0, points < groups - 1 || groups == 2 { return false }
        return digits >= 7
    }
}
