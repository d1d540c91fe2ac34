/// Finds the ends of email addresses (RFC 5322's usual form) and of URLs (RFC 3986; without a scheme, host names with a
/// known top-level domain).
struct AddressScanner {
    /// The text as written.
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The maximum lengths of a local part (RFC 5321), a host name (RFC 1035) and the rest of a URL.
    private static let (mostLocal, mostHost, mostPath) = (64, 253, 8_192)

    private func byte(_ position: Int) -> UInt8 { position >= 0 && position < bytes.count ? bytes[position] : 0 }

    private func has(_ character: Unicode.Scalar, at position: Int) -> Bool {
        byte(position) == UInt8(ascii: character)
    }

    private func isDigit(_ position: Int) -> Bool { byte(position) &- 0x30 < 10 }

    private func isLetterOrDigit(_ position: Int) -> Bool {
        isDigit(position) || (byte(position) | 0x20) &- 0x61 < 26
    }

    private func run(from start: Int, atMost count: Int, while isIncluded: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count, end - start <= count, isIncluded(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a word stands at a position, case aside.
    private func has(_ word: [UInt8], at start: Int) -> Bool {
        start + word.count <= bytes.count && word.indices.allSatisfy { lowercase(bytes[start + $0]) == word[$0] }
    }

    private func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    // MARK: Email

    /// The end of the email address from a position.
    func email(from start: Int) -> Int? {
        guard isLetterOrDigit(start), !isLocal(byte(start - 1)), !has("@", at: start - 1) else { return nil }
        let at = run(from: start, atMost: Self.mostLocal, while: isLocal)
        guard has("@", at: at), at - start <= Self.mostLocal, !has(".", at: at - 1),
            !(start..<at).contains(where: isDoublePoint),
            let host = host(from: at + 1), host.labelCount >= 2, isName(host.top)
        else { return nil }
        return host.end
    }

    private func isLocal(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || Self.localSigns.contains(byte)
    }

    private static let localSigns = Set("._%+-'!#$&*/=?^`{|}~".utf8)

    private func isDoublePoint(_ position: Int) -> Bool { has(".", at: position) && has(".", at: position + 1) }

    // MARK: Hosts

    private struct Host {
        var labelCount = 0
        /// The last label, the top-level domain.
        var top = 0..<0
        var end: Int { top.upperBound }
    }

    /// A host name or an IP address of version 4.
    private func host(from start: Int) -> Host? {
        var host = Host()
        var position = start
        while position - start < Self.mostHost, let end = label(from: position) {
            host.labelCount += 1
            host.top = position..<end
            guard has(".", at: end), isLetterOrDigit(end + 1) else { break }
            position = end + 1
        }
        return host.labelCount > 0 && !has("_", at: host.end) && host.end - start <= Self.mostHost ? host : nil
    }

    /// A label begins and ends with a letter or digit.
    private func label(from start: Int) -> Int? {
        var end = run(from: start, atMost: Self.mostHost) { $0 == UInt8(ascii: "-") || isASCIILetterOrDigit($0) }
        while end > start, has("-", at: end - 1) { end -= 1 }
        return end > start && isLetterOrDigit(start) ? end : nil
    }

    private func isASCIILetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

    /// Whether a top-level domain can be one: two letters at least.
    private func isName(_ label: Range<Int>) -> Bool { label.count >= 2 && !label.contains(where: isDigit) }

    // MARK: URL

    /// The end of the URL from a position.
    func url(from start: Int) -> Int? {
        guard isLetterOrDigit(start), !isLetterOrDigit(start - 1) else { return nil }
        if let scheme = Self.schemes.first(where: { has($0, at: start) }) {
            return fullHost(from: start + scheme.count).flatMap { rest(from: $0) }
        }
        return bareHost(from: start).flatMap { rest(from: $0) }
    }

    private static let schemes = ["https://", "http://", "ftp://"].map { Array($0.utf8) }

    /// The end of a host after a scheme: any name that can be one, an IP address, or this machine.
    private func fullHost(from start: Int) -> Int? {
        guard let host = host(from: start) else { return nil }
        let isAddress = host.labelCount == 4 && host.top.allSatisfy(isDigit)
        let isPublic = host.labelCount >= 2 && isName(host.top)
        return isPublic || isAddress || has(Self.localhost, at: host.top.lowerBound) ? host.end : nil
    }

    private static let localhost = Array("localhost".utf8)

    /// The end of a host without a scheme: its top-level domain must be known, and no sign of another thing may be
    /// beside it.
    private func bareHost(from start: Int) -> Int? {
        guard !Set("@.-_/".utf8).contains(byte(start - 1)), let host = host(from: start), host.labelCount >= 2,
            !has("@", at: host.end), Self.domains.contains(text(host.top)), !isHour(start, host)
        else { return nil }
        return host.end
    }

    /// "7.am"
    private func isHour(_ start: Int, _ host: Host) -> Bool {
        guard host.labelCount == 2, ["am", "pm"].contains(text(host.top)) else { return false }
        let hour = start..<host.top.lowerBound - 1
        return hour.count <= 2 && hour.allSatisfy(isDigit) && (Int(text(hour)) ?? 0) <= 24
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).lowercased() }

    // MARK: The rest of a URL

    /// The end of a port, path, query and fragment; nil if they are too long.
    private func rest(from start: Int) -> Int? { path(from: port(from: start)) }

    private func port(from start: Int) -> Int {
        guard has(":", at: start) else { return start }
        let end = run(from: start + 1, atMost: 5) { $0 &- 0x30 < 10 }
        return end > start + 1 ? end : start
    }

    private func path(from start: Int) -> Int? {
        guard Set("/?#".utf8).contains(byte(start)) else { return start }
        var end = run(from: start, atMost: Self.mostPath) { $0 > 0x20 && $0 < 0x7F && !Self.excluded.contains($0) }
        guard end - start <= Self.mostPath else { return nil }
        var unopened = bytes[start..<end].reduce(0) {
            $0 + ($1 == UInt8(ascii: ")") ? 1 : $1 == UInt8(ascii: "(") ? -1 : 0)
        }
        while end > start, Self.trailing.contains(byte(end - 1)) || has(")", at: end - 1) && unopened > 0 {
            end -= 1
            if has(")", at: end) { unopened -= 1 }
        }
        return end
    }

    private static let excluded = Set("\"<>\\^`{|}".utf8)
    private static let trailing = Set(".,;:!?'".utf8)
}
