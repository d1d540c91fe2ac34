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

    /// The same in one piece: the words that begin with the same byte stand together, the longest first.
    let bytes: [UInt8]
    /// Where each word is in `bytes`, in that order.
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
