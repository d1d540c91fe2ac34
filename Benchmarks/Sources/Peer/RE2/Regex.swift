import CRE2

/// A regular expression with groups, in RE2.
final class Regex {
    private let handle: OpaquePointer
    private let groups: Int

    /// - Parameters:
    ///   - groups: The number of groups.
    ///   - limit: The maximum number of bytes.
    /// - Throws: `PeerError` if RE2 rejects it, or if it exceeds the limit.
    init(_ pattern: String, groups: Int, limit: Int64) throws(PeerError) {
        guard let handle = pattern.withCounted({ cre2_regex_new($0, $1, limit) }) else {
            throw PeerError("RE2 does not take this, or not in \(limit) bytes: \(pattern.prefix(200))")
        }
        self.handle = handle
        self.groups = groups
    }

    deinit { cre2_regex_free(handle) }

    /// The text of each group if the whole text matches; nil for groups that did not match.
    func match(_ text: [UInt8]) -> [Range<Int>?]? {
        let room = groups + 1
        var isMatch = false
        let spans = [cre2_span](unsafeUninitializedCapacity: room) { buffer, filled in
            isMatch = text.withCharacters { cre2_regex_match(handle, $0, $1, buffer.baseAddress, Int32(room)) }
            filled = isMatch ? room : 0
        }
        return isMatch ? spans.dropFirst().map { $0.start < 0 ? nil : Int($0.start)..<Int($0.end) } : nil
    }
}

extension String {
    /// Calls `body` with the text's bytes and their number.
    func withCounted<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        withCString { body($0, utf8.count) }
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes as C has them, and their number; the pointer is valid even for an empty text.
    func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        (self + [0]).withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { buffer in
                // There is at least one byte: the zero.
                body(buffer.baseAddress.unsafelyUnwrapped, count)
            }
        }
    }
}
