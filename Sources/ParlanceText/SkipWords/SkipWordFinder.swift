/// Finds skip words in a text: the leftmost first, then the longest.
///
/// Most utterances have none, which the first bytes of their words already show.
struct SkipWordFinder {
    private let text: TextContent
    private let words: UnsafeBufferPointer<UInt8>
    private let ranges: UnsafeBufferPointer<Range<Int>>
    private let firsts: UnsafeBufferPointer<Int>
    /// The mark of a position where a skip word may begin or end.
    private let boundary: TextMarks

    /// Calls `body` with a finder, valid until it returns.
    @inline(__always)
    static func find<Result>(
        _ skipWords: SkipWords,
        in text: TextContent,
        boundary: TextMarks,
        _ body: (SkipWordFinder) -> Result
    ) -> Result {
        skipWords.bytes.withUnsafeBufferPointer { bytes in
            skipWords.ranges.withUnsafeBufferPointer { ranges in
                skipWords.firsts.withUnsafeBufferPointer { firsts in
                    body(
                        SkipWordFinder(text: text, words: bytes, ranges: ranges, firsts: firsts, boundary: boundary)
                    )
                }
            }
        }
    }

    /// The next one at a place, after the previous one. They do not overlap.
    ///
    /// The search goes from left to right, or from right to left for skip words at the end.
    func next(at place: SkipWords.Place, after previous: Range<Int>? = nil) -> Range<Int>? {
        switch place {
        case .everywhere:
            return first(from: previous?.upperBound ?? 0)
        case .start:
            let start = previous.map { isBlank(at: $0.upperBound) ? $0.upperBound + 1 : $0.upperBound } ?? 0
            return end(ofWordAt: start).map { start..<$0 }
        case .end:
            let end = previous.map { isBlank(at: $0.lowerBound - 1) ? $0.lowerBound - 1 : $0.lowerBound } ?? text.count
            return start(ofWordEndingAt: end).map { $0..<end }
        }
    }

    /// The first one that begins at a position or after it.
    private func first(from start: Int) -> Range<Int>? {
        for position in start..<text.count where text.marks[position].rawValue & boundary.rawValue != 0 {
            let first = Int(text.bytes[position])
            guard firsts[first] < firsts[first + 1] else { continue }
            if let end = end(ofWordAt: position) { return position..<end }
        }
        return nil
    }

    /// The end of the longest one that begins at a position.
    private func end(ofWordAt start: Int) -> Int? {
        guard start < text.count, text.marks[start].contains(boundary) else { return nil }
        let first = Int(text.bytes[start])
        for word in ranges[firsts[first]..<firsts[first + 1]] where fits(word, at: start) { return start + word.count }
        return nil
    }

    /// The start of the longest one that ends at a position.
    private func start(ofWordEndingAt end: Int) -> Int? {
        guard text.marks[end].contains(boundary) else { return nil }
        var start = end
        for word in ranges where end - word.count < start && fits(word, at: end - word.count) {
            start = end - word.count
        }
        return start < end ? start : nil
    }

    private func fits(_ word: Range<Int>, at start: Int) -> Bool {
        let end = start + word.count
        guard start >= 0, end <= text.count else { return false }
        for offset in 0..<word.count where text.bytes[start + offset] != words[word.lowerBound + offset] {
            return false
        }
        return text.marks[start].contains(boundary) && text.marks[end].contains(boundary)
    }

    private func isBlank(at position: Int) -> Bool {
        position >= 0 && position < text.count && text.bytes[position] == 0x20
    }
}
