import ParlanceGrammar

/// A list that accepts any words. The chart determines where a wildcard can end (`Chart.endWildcards`), or, if it has
/// limits, where its values end (`Chart.openLimited`).
struct CompiledWildcard: SlotKind {
    let limits: CompiledLimits?

    func entry(nothing: ByteTrie) -> ListTable.Entry {
        ListTable.Entry(.wildcard, trie: nothing.view, limits: limits)
    }

    var layering: ListLayering { .alone(isOpen: true) }

    var lexicon: Deferred<Lexicon>? { nil }

    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source { .wildcard(list ?? "") }

    static var fileTag: CompiledList.FileTag { .wildcard }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) {
        writer.write(limits) { $0.write($1) }
    }

    /// Creates the slot of any words.
    static func slot(_ name: String, spoken: Slot.Spoken) -> Slot {
        Slot(name: name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
    }
}

// MARK: - Limits

/// The limits of a wildcard in compiled form. Phrases are compared word by word.
final class CompiledLimits: Sendable {
    /// The maximum number of words if a list states other limits only, so that matching stays linear.
    static let usualMostWords = 100

    /// The maximum number of words.
    let mostWords: Int
    /// The phrases that no value contains.
    let without: ByteTrie
    /// The phrases that no value begins with.
    let first: ByteTrie
    /// The phrases that no value ends with.
    let last: ByteTrie

    init(mostWords: Int, without: ByteTrie, first: ByteTrie, last: ByteTrie) {
        self.mostWords = mostWords
        self.without = without
        self.first = first
        self.last = last
    }

    /// The end of a value.
    struct End: BitwiseCopyable {
        let position: Int
        /// Whether a word ends here; otherwise literal text must follow ("{name}'s balance").
        let endsWord: Bool
    }

    /// Calls `body` with each end of the values that begin at a position, the shortest first.
    ///
    /// - Parameter withinWords: Whether values may end within their last word, too.
    /// - Complexity: linear in the length of `mostWords` words.
    func forEachEnd(in text: MatchedText, from start: Int, withinWords: Bool, _ body: (End) -> Void) {
        guard text.phraseEnd(in: first, from: start) == nil else { return }
        var (position, words, bound) = (start, 0, text.count)
        var excludedEnds: [Int] = []
        var excludedInnerEnds: [Int] = []
        while position < bound, words < mostWords {
            if let end = text.phraseEnd(in: without, from: position) { bound = min(bound, end - 1) }
            excludedEnds.removeAll { $0 <= position }
            text.forEachPhraseEnd(in: last, from: position) { excludedEnds.append($0) }
            let end = text.wordEnd(from: position)
            if withinWords {
                excludedInnerEnds.removeAll { $0 <= position }
                last.view.forEachMatch(in: text.buffer, from: position) { excludedInnerEnds.append($1) }
                for inner in position + 1..<max(min(end, bound + 1), position + 1)
                where text.beginsScalar(at: inner) && !excludedInnerEnds.contains(inner) {
                    body(End(position: inner, endsWord: false))
                }
            }
            guard end <= bound else { return }
            if !excludedEnds.contains(end) { body(End(position: end, endsWord: true)) }
            words += 1
            position = text.skippingBlank(end)
        }
    }
}

extension MatchedText {
    /// The end of the word that begins at a position. A word lasts until a word break: "anna's" is one word.
    fileprivate func wordEnd(from start: Int) -> Int {
        var position = start + 1
        while position < count, !isBlank(at: position), !mark(at: position).contains(.wordBreak) { position += 1 }
        return position
    }

    /// The end of the shortest phrase that begins at a position and ends with a word.
    fileprivate func phraseEnd(in phrases: ByteTrie, from start: Int) -> Int? {
        var shortest: Int?
        forEachPhraseEnd(in: phrases, from: start) { end in if shortest == nil { shortest = end } }
        return shortest
    }

    /// Calls `body` with the end of each phrase that begins at a position and ends with a word.
    @inline(__always)
    func forEachPhraseEnd(in phrases: ByteTrie, from start: Int, _ body: (Int) -> Void) {
        phrases.view.forEachMatch(in: buffer, from: start) { _, end in
            if end == count || isBlank(at: end) || endsWord(at: end) { body(end) }
        }
    }
}

extension CompiledFileWriter {
    fileprivate mutating func write(_ limits: CompiledLimits) {
        write(limits.mostWords)
        for trie in [limits.without, limits.first, limits.last] { write(trie) }
    }
}

extension CompiledFileReader {
    mutating func wordLimits() throws(CompiledGrammarError) -> CompiledLimits? {
        try optional { reader throws(CompiledGrammarError) in
            CompiledLimits(
                mostWords: try reader.number(),
                without: try reader.trie(of: 0..<1),
                first: try reader.trie(of: 0..<1),
                last: try reader.trie(of: 0..<1)
            )
        }
    }
}
