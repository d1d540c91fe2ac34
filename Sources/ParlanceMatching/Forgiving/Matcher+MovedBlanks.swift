import ParlanceText

// A blank that has moved between a word and the text of a wildcard: "calledp izza". A correction of the word alone would
// take a letter from the text, or add one to it.

extension Matcher {
    /// Whether a blank may have moved between the word of a correction and a wildcard beside it.
    func mayMoveBlank(_ edit: Candidates.Edit, of found: Candidates.Candidate, in text: MatchedText) -> Bool {
        guard edit.kind == .letters else { return false }
        let wildcards = candidates.slots(of: found).filter { $0.kind == .wildcard }.map(\.range)
        func isTaken(_ position: Int) -> Bool { wildcards.contains { $0.contains(position) } }
        if edit.confidence == .undivided {
            // Without blanks, the wildcard may end at either letter.
            var letters = UTF8Scalars(text.word(edit.range))
            let isIdeograph = letters.next().map(WordSearch.isIdeograph) ?? false
            return isIdeograph && (isTaken(edit.range.lowerBound - 1) || isTaken(edit.range.upperBound))
        }
        let word = text.trimmed(edit.range)
        let said = text.word(word)
        let (next, last) = (word.upperBound + 1, word.lowerBound - 2)
        if next < text.count, isTaken(next), said.mayMoveBlank(edit.meant, before: text.word(next..<text.count)) {
            return true
        }
        guard last >= 0, isTaken(last) else { return false }
        return said.reversed().mayMoveBlank(edit.meant.reversed(), before: text.word(0..<last + 1).reversed())
    }
}

extension Collection<UInt8> {
    /// Whether a word has more letters at its end than the intended one, or lacks letters with which the next word begins.
    fileprivate func mayMoveBlank(
        _ meant: some Collection<UInt8>,
        before next: some Collection<UInt8>
    ) -> Bool {
        let surplus = count - meant.count
        // A letter twice is a slip of its own.
        if surplus > 0 { return starts(with: meant) && !suffix(surplus).elementsEqual(meant.suffix(surplus)) }
        return surplus < 0 && meant.starts(with: self) && next.starts(with: meant.suffix(-surplus))
    }
}
