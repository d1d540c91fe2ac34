/// Words that may stand in what is said without meaning anything: `please`, `could you`.
///
/// Made by `Normalizer.skipWords(_:)`, and meant for texts of the same normalizer.
public struct SkipWords: Sendable, Hashable {
    /// Where skip words are looked for.
    public enum Place: Sendable, Hashable {
        /// Anywhere, each once.
        case everywhere
        /// At the start, again and again.
        case start
        /// At the end, again and again.
        case end
    }

    /// Normalized, distinct, none empty, the longest first.
    let words: [[UInt8]]

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }
}

extension SkipWords {
    /// The byte ranges of a text to take out, in order, not overlapping: leftmost first, then longest.
    ///
    /// - Parameter isBoundary: Whether a skip word may begin or end at a position.
    func occurrences(
        in text: NormalizedText,
        at place: Place,
        isBoundary: (Int) -> Bool
    ) -> [Range<Int>] {
        switch place {
        case .everywhere: everywhere(in: text.bytes, isBoundary: isBoundary)
        case .start: atStart(of: text.bytes, isBoundary: isBoundary)
        case .end: atEnd(of: text.bytes, isBoundary: isBoundary)
        }
    }

    private func everywhere(in bytes: [UInt8], isBoundary: (Int) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            if let length = length(in: bytes, at: position, isBoundary: isBoundary) {
                found.append(position..<position + length)
                position += length
            } else {
                position += 1
            }
        }
        return found
    }

    private func atStart(of bytes: [UInt8], isBoundary: (Int) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = 0
        while let length = length(in: bytes, at: position, isBoundary: isBoundary) {
            found.append(position..<position + length)
            position += length
            if position < bytes.count, bytes[position] == 0x20 { position += 1 }
        }
        return found
    }

    private func atEnd(of bytes: [UInt8], isBoundary: (Int) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var end = bytes.count
        while let word = words.first(where: { fits($0, in: bytes, at: end - $0.count, isBoundary: isBoundary) }) {
            found.append(end - word.count..<end)
            end -= word.count
            if end > 0, bytes[end - 1] == 0x20 { end -= 1 }
        }
        return found.reversed()
    }

    /// The length of the longest skip word at a position.
    private func length(in bytes: [UInt8], at position: Int, isBoundary: (Int) -> Bool) -> Int? {
        guard isBoundary(position) else { return nil }
        return words.first { fits($0, in: bytes, at: position, isBoundary: isBoundary) }?.count
    }

    private func fits(_ word: [UInt8], in bytes: [UInt8], at position: Int, isBoundary: (Int) -> Bool) -> Bool {
        guard position >= 0, position + word.count <= bytes.count else { return false }
        for (offset, byte) in word.enumerated() where bytes[position + offset] != byte { return false }
        return isBoundary(position) && isBoundary(position + word.count)
    }
}
