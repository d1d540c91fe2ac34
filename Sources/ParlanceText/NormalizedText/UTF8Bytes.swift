internal import CICU

extension String {
    /// Calls `body` with the text's UTF-8, without a copy if it is contiguous.
    @inline(__always)
    func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The part of a text that is read: it fits ICU's offsets and ends at the start of a scalar.
    var readable: UnsafeBufferPointer {
        var length = Swift.min(count, Int(CICU_LONGEST_TEXT))
        while length > 0, length < count, self[length] & 0xC0 == 0x80 { length -= 1 }
        return UnsafeBufferPointer(rebasing: self[..<length])
    }

    /// Whether all bytes are ASCII, tested eight at a time.
    var isASCII: Bool {
        let bytes = UnsafeRawBufferPointer(self)
        var seen: UInt64 = 0
        var offset = 0
        while offset + 8 <= bytes.count {
            seen |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            offset += 8
        }
        while offset < bytes.count {
            seen |= UInt64(bytes[offset])
            offset += 1
        }
        return seen & 0x8080_8080_8080_8080 == 0
    }
}
