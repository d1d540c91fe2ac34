import ParlanceGrammar

/// The phrases that may stand before and after a request, in normalized form: "can you", "for me".
///
/// A template may begin behind any sequence of opening phrases and end before any sequence of closing phrases; the
/// chart starts and accepts at these positions, too.
final class EdgePhrases: Sendable {
    let opening: ByteTrie
    let closing: ByteTrie

    init(opening: ByteTrie, closing: ByteTrie) {
        self.opening = opening
        self.closing = closing
    }

    var isEmpty: Bool { opening.isEmpty && closing.isEmpty }
}

/// The positions of a text besides its edges where a template may begin and end.
struct RequestEdges: ~Copyable {
    /// In increasing order, each after a blank.
    private(set) var starts = FlatArray<Int32>()
    /// In decreasing order: the end of the request, and the position behind the blank that follows it.
    private(set) var ends = FlatArray<Int32>()
    /// For each position, whether it is among `ends`; empty if there are none.
    private var isEnd = FlatArray<Bool>()
    /// For each position, whether opening phrases lead there, or closing phrases from there to the end.
    private var isFound = FlatArray<Bool>()

    init() {}

    mutating func removeAll() {
        starts.removeAll()
        ends.removeAll()
    }

    /// Whether a template may end at a position.
    @inline(__always)
    func mayEnd(at position: Int) -> Bool {
        ends.count > 0 && isEnd[position]
    }

    /// Finds the positions in a text.
    ///
    /// - Complexity: linear in the text and the length of phrases.
    mutating func find(_ phrases: EdgePhrases, in text: MatchedText) {
        removeAll()
        guard text.count > 0 else { return }
        findStarts(phrases.opening, in: text)
        findEnds(phrases.closing, in: text)
    }

    private mutating func findStarts(_ phrases: ByteTrie, in text: MatchedText) {
        isFound.removeAll()
        isFound.append(false, count: text.count + 1)
        isFound[0] = true
        for start in 0..<text.count where isFound[start] {
            if start > 0 { starts.append(Int32(start)) }
            text.forEachPhraseEnd(in: phrases, from: start) { end in
                let next = text.skippingBlank(end)
                if next < text.count { isFound[next] = true }
            }
        }
    }

    private mutating func findEnds(_ phrases: ByteTrie, in text: MatchedText) {
        isFound.removeAll()
        isFound.append(false, count: text.count + 1)
        isFound[text.count] = true
        isEnd.removeAll()
        isEnd.append(false, count: text.count + 1)
        for start in stride(from: text.count - 1, to: 0, by: -1) where text.beginsScalar(at: start) {
            guard text.isBlank(at: start - 1) || text.isBoundary(at: start) else { continue }
            var isClosed = false
            text.forEachPhraseEnd(in: phrases, from: start) { end in
                if isFound[text.skippingBlank(end)] { isClosed = true }
            }
            guard isClosed else { continue }
            isFound[start] = true
            addEnd(start)
            if text.isBlank(at: start - 1) { addEnd(start - 1) }
        }
    }

    private mutating func addEnd(_ position: Int) {
        ends.append(Int32(position))
        isEnd[position] = true
    }
}
