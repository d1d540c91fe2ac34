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
            if text.isStrayDouble(edit.range, insteadOf: edit.meant) { return false }
            let (said, meant) = (Array(UTF8Scalars(text.word(edit.range))), edit.meant.scalars)
            guard said.first.map(WordSearch.isIdeograph) ?? false else { return false }
            return wildcards.contains { wildcard in
                let taken = UTF8Scalars(text.word(wildcard))
                return wildcard.lowerBound == edit.range.upperBound && said.mayEndElsewhere(meant, before: taken)
                    || wildcard.upperBound == edit.range.lowerBound
                        && said.reversed().mayEndElsewhere(meant.reversed(), before: taken)
            }
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

extension BidirectionalCollection<UInt32> {
    /// Whether a text behind ideographs may begin elsewhere: they differ from the intended ones at their end, by more than
    /// a missing letter that the text has not.
    fileprivate func mayEndElsewhere(
        _ meant: some BidirectionalCollection<UInt32>,
        before text: some Sequence<UInt32>
    ) -> Bool {
        if last == meant.last { return dropLast().elementsEqual(meant) }
        guard let missing = meant.last, elementsEqual(meant.dropLast()) else { return true }
        return text.contains(missing)
    }
}

extension [UInt8] {
    fileprivate var scalars: [UInt32] { withUnsafeBufferPointer { [UInt32](UTF8Scalars($0)) } }
}
