import ParlanceText

// Corrections of words that a wildcard matched and that are probably misspelt, said twice or fill a pause, so that the
// utterance has an exact match.

extension Matcher {
    /// Whether a wildcard of a candidate matched a word that is probably misspelt, said twice or fills a pause. The chart
    /// must be unchanged since the match: most words that a wildcard matches are at positions where nothing else could
    /// continue, and are skipped.
    func suspectsWildcards(of candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let text = MatchedText(text(of: found))
        let isOfChart = found.text == chartText.rawValue
        let slots = candidates.slots(of: found)
        guard slots.contains(where: { $0.kind == .wildcard }) else { return false }
        var repetitions = RepetitionScan()
        var isSuspect = false
        text.forEachWord(in: 0..<text.count) { word in
            guard !isSuspect else { return }
            let isTaken = slots.haveWildcard(at: word.lowerBound)
            let isOpen = !isTaken || !isOfChart || chart.mayRead(wordAt: word.lowerBound)
            isSuspect =
                repetitions.endsRepetition(.init(range: word, isTaken: isTaken, isOpen: isOpen), in: text)
                || text.hasStrayDouble(before: word.lowerBound)
                    && isTaken != slots.haveWildcard(at: word.lowerBound - 1)
                || isTaken && isOpen && context.correctionVocabulary.isSuspect(text.word(word))
        }
        return isSuspect
    }

    /// Reads the utterance again, with corrections of suspected words only.
    ///
    /// - Returns: the numbers of candidates that remove those words from wildcards, best first; several mean different
    ///   things.
    func rematchSuspects(insteadOf candidate: Int, in context: SearchContext) -> [Int]? {
        let taken = candidates[candidate].score.wildcardLength
        let known = context.correctionVocabulary
        readLattices(in: context) { $0.buildSuspects($1, known) }
        return guesses(in: context) { removesSuspects($0, from: taken, in: context) }
    }

    /// Whether the words that a candidate corrects are outside of its wildcards.
    ///
    /// - Parameter taken: the length of the text that wildcards matched without corrections.
    private func removesSuspects(_ candidate: Int, from taken: Int32, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let text = MatchedText(text(of: found))
        let edits = candidates.edits(of: found)
        let language = context.correctionVocabulary.language
        let edited = edits.reduce(0) { $0 + text.removedCount(of: $1) }
        let rest = found.score.wildcardLength + Int32(edited)
        guard rest <= taken else { return false }
        let slots = candidates.slots(of: found)
        return edits.allSatisfy { edit in
            guard edit.kind == .filler else { return true }
            // A text to take down may hesitate.
            if language.isFiller(text.word(text.trimmed(edit.range))) { return rest < taken }
            // A text can begin with the name before it, and a name can repeat a word: what is kept of a repetition must
            // be literal text, or a wildcard loses more than the repetition.
            let kept = text.repetition(of: edit.range)
            let slot = slots.first { $0.range.contains(kept) }
            return slot.map { $0.kind != .wildcard && rest < taken } ?? true
        }
    }
}

extension UnsafeBufferPointer<SlotMatch> {
    /// Whether a wildcard matched the text at a position.
    fileprivate func haveWildcard(at position: Int) -> Bool {
        contains { $0.kind == .wildcard && $0.range.contains(position) }
    }
}

/// Finds words that are said again at once, one or several.
private struct RepetitionScan {
    struct Word {
        var range = 0..<0
        /// Whether a wildcard matched it.
        var isTaken = false
        /// Whether anything but that wildcard could have matched it.
        var isOpen = false
    }

    /// The maximum number of words said again.
    private static let longest = 4

    /// The last words; the one before the current word is at `wordCount - 1`, modulo `longest`.
    private var last: InlineArray<4, Word> = .init(repeating: Word())
    private var wordCount = 0
    /// For each number of words, less one, the number of words that are equal to those so many words before.
    private var equal: InlineArray<4, Int> = .init(repeating: 0)

    /// Whether a word ends a repetition that a wildcard matched in part, and that can be read in another way.
    mutating func endsRepetition(_ word: Word, in text: MatchedText) -> Bool {
        defer {
            last[wordCount % Self.longest] = word
            wordCount += 1
        }
        var isEnd = false
        for count in 1...Self.longest where count <= wordCount {
            let before = last[(wordCount - count) % Self.longest]
            let isEqual = text.areEqual(word.range, before.range)
            equal[count - 1] = isEqual ? equal[count - 1] + 1 : 0
            guard isEqual, equal[count - 1] >= count, word.isTaken || before.isTaken else { continue }
            isEnd = isEnd || isOpen(word, count)
        }
        return isEnd
    }

    /// Whether a word, or one of so many words before it, could be read in another way.
    private func isOpen(_ word: Word, _ count: Int) -> Bool {
        word.isOpen || (1...count).contains { last[(wordCount - $0) % Self.longest].isOpen }
    }
}

extension MatchedText {
    /// The number of letters that a correction takes from the text: of a doubled letter one.
    fileprivate func removedCount(of edit: Candidates.Edit) -> Int {
        literalCount(in: edit.range) - (isStrayDouble(edit.range, insteadOf: edit.meant) ? 1 : 0)
    }

    /// A position in the words that are equal to those in a range, directly after or before them.
    fileprivate func repetition(of range: Range<Int>) -> Int {
        let said = word(trimmed(range))
        let next = skippingBlank(range.upperBound)
        if next < count, buffer[next...].starts(with: said) { return next }
        let before = isBlank(at: range.lowerBound) ? range.lowerBound : range.lowerBound - 1
        return max(0, before - 1)
    }

    fileprivate func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.count == other.count && word(one).elementsEqual(word(other))
    }
}
