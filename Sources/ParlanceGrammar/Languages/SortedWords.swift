import ParlanceText

/// A sorted word list, searched in place: no index is built, and a list in the binary takes no heap memory.
package struct SortedWords: Sendable {
    private enum Text: Sendable {
        case literal(StaticString)
        case bytes([UInt8])
    }

    /// Words in normal form, sorted by bytes, separated by a blank or a line break.
    private let text: Text

    package init() { text = .bytes([]) }

    /// - Parameter text: words in normal form, sorted by bytes, separated by a blank or a line break.
    init(sorted text: StaticString) { self.text = .literal(text) }

    /// - Parameter words: in any order; items that are not a single word in normal form are omitted.
    init(_ words: [String], _ normalizer: Normalizer) {
        let normal = Set(words.map { normalizer.normalize($0).bytes }).filter { !$0.isEmpty && !$0.contains(0x20) }
        let sorted = normal.sorted { $0.lexicographicallyPrecedes($1) }
        text = .bytes(Array(sorted.joined(separator: [0x20])))
    }

    /// The words, in order.
    package var words: [String] {
        withBytes { $0.split(whereSeparator: Self.isSeparator).map { String(decoding: $0, as: UTF8.self) } }
    }

    package var isEmpty: Bool { withBytes { $0.isEmpty } }

    /// Whether the list contains a word, in logarithmic time.
    package func contains(_ word: [UInt8]) -> Bool {
        withBytes { bytes in
            var (low, high) = (0, bytes.count)
            while low < high {
                let entry = Self.entry(around: low + (high - low) / 2, of: bytes)
                if entry.elementsEqual(word) { return true }
                if entry.lexicographicallyPrecedes(word) { low = entry.endIndex + 1 } else { high = entry.startIndex }
            }
            return false
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch text {
        case .literal(let text): text.withUTF8Buffer(body)
        case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }

    /// The word that contains a position; a separator belongs to the word before it.
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
