/// Words without meaning that may occur anywhere in an utterance: `please`, `could you`.
///
/// Created by `Normalizer.skipWords(_:)`, and valid for texts of the same normalizer.
public struct SkipWords: Sendable, Hashable {
    /// The part of the text that is searched.
    public enum Place: Sendable, Hashable {
        /// Anywhere, each once.
        case everywhere
        /// At the start, repeatedly.
        case start
        /// At the end, repeatedly.
        case end
    }

    /// Normalized, distinct, none empty, the longest first.
    let words: [[UInt8]]

    /// The words in one array: words with the same first byte are adjacent, the longest first.
    let bytes: [UInt8]
    /// The ranges of the words in `bytes`, in that order.
    let ranges: [Range<Int>]
    /// For each byte, and one more, the index of the first of `ranges` that begins with it or a greater one.
    let firsts: [Int]

    /// - Parameter words: Normalized.
    init(words: some Sequence<[UInt8]>) {
        let distinct = Set(words).filter { !$0.isEmpty }
        let words = distinct.sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
        }
        let groups = Dictionary(grouping: words) { $0[0] }
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        var firsts: [Int] = []
        for byte in UInt8.min...UInt8.max {
            firsts.append(ranges.count)
            for word in groups[byte] ?? [] {
                ranges.append(bytes.count..<bytes.count + word.count)
                bytes += word
            }
        }
        (self.words, self.bytes, self.ranges, self.firsts) = (words, bytes, ranges, firsts + [ranges.count])
    }

    /// Whether there are none.
    public var isEmpty: Bool { words.isEmpty }
}
