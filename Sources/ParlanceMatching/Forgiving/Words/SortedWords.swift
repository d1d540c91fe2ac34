/// A list of words that is searched where it lies in the binary: nothing is built, and nothing is allocated.
struct SortedWords: Sendable {
    private let text: StaticString

    /// - Parameter text: lower-case words, sorted by their bytes, with a blank or a line break between two.
    init(_ text: StaticString) {
        self.text = text
    }

    /// Whether the list has a word. The time is logarithmic in the list.
    func contains(_ word: some Collection<UInt8>) -> Bool {
        text.withUTF8Buffer { bytes in
            var (low, high) = (0, bytes.count)
            while low < high {
                let entry = Self.entry(around: low + (high - low) / 2, of: bytes)
                if entry.elementsEqual(word) { return true }
                if entry.lexicographicallyPrecedes(word) { low = entry.endIndex + 1 } else { high = entry.startIndex }
            }
            return false
        }
    }

    /// The word that a place belongs to; a separator belongs to the word before it.
    private static func entry(
        around place: Int,
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        var (start, end) = (place, place)
        while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
        return bytes[start..<max(start, end)]
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
