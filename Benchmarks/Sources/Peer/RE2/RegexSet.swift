import CRE2

/// Regular expressions that RE2 searches together.
final class RegexSet {
    private let handle: OpaquePointer
    private let count: Int

    /// - Parameter limit: The maximum number of bytes.
    /// - Throws: `PeerError` if RE2 rejects a pattern, or if the set exceeds the limit.
    init(_ patterns: [String], limit: Int64) throws(PeerError) {
        handle = cre2_set_new(limit)
        count = patterns.count
        for pattern in patterns {
            let number = pattern.withCounted { cre2_set_add(handle, $0, $1) }
            guard number >= 0 else { throw PeerError("RE2 does not take one of the patterns: \(pattern.prefix(200))") }
        }
        guard cre2_set_compile(handle) else {
            throw PeerError("a set of \(count) regular expressions does not fit into \(limit) bytes")
        }
    }

    deinit { cre2_set_free(handle) }

    /// The numbers of those that match a whole text, in ascending order; nil if the memory did not suffice.
    func matches(_ text: [UInt8]) -> [Int]? {
        let found = [Int32](unsafeUninitializedCapacity: count) { buffer, filled in
            let number = text.withCharacters { cre2_set_match(handle, $0, $1, buffer.baseAddress, Int32(count)) }
            filled = Int(max(number, 0))
            if number < 0 {
                buffer[0] = number
                filled = 1
            }
        }
        return found.first == -1 ? nil : found.map(Int.init).sorted()
    }
}
