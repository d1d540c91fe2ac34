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

    /// Calls `body` with the end of each value that begins at a position, the shortest first.
    ///
    /// - Complexity: linear in the length of `mostWords` words.
    func forEachEnd(in text: MatchedText, from start: Int, _ body: (Int) -> Void) {
        guard text.phraseEnd(in: first, from: start) == nil else { return }
        var (position, words, bound) = (start, 0, text.count)
        var excludedEnds: [Int] = []
        while position < bound, words < mostWords {
            if let end = text.phraseEnd(in: without, from: position) { bound = min(bound, end - 1) }
            text.forEachPhraseEnd(in: last, from: position) { excludedEnds.append($0) }
            position = text.wordEnd(from: position)
            words += 1
            guard position <= bound else { return }
            if !excludedEnds.contains(position) { body(position) }
            position = text.skippingBlank(position)
        }
    }
}

extension MatchedText {
    /// The end of the word that begins at a position.
    fileprivate func wordEnd(from start: Int) -> Int {
        var position = start + 1
        while position < count, !endsWord(at: position) { position += 1 }
        return position
    }

    /// Whether words may end at a position.
    private func endsWord(at position: Int) -> Bool {
        position == count || isBlank(at: position) || isWordBoundary(at: position) && beginsScalar(at: position)
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
        phrases.view.forEachMatch(in: buffer, from: start) { _, end in if endsWord(at: end) { body(end) } }
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
