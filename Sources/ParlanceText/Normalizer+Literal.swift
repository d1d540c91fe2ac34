internal import CICU

extension Normalizer {
    /// Normalizes a template's literal text so that it fits what is said.
    ///
    /// Every run of blanks, hyphens and the like gives one `.blank`, also at the ends, behind an apostrophe and between
    /// scripts that write no blanks: the text that is matched has a boundary in all these places. Punctuation goes
    /// where an utterance's would. An end that is not an end of the sentence is taken to be glued to a word, the value
    /// of a slot: of `{hours}:{minutes}` the colon stays. If blanks are ignored, there are no `.blank`s, save one that
    /// carries a combining mark.
    ///
    /// - Parameters:
    ///   - text: Literal text, with escapes resolved.
    ///   - isAtStart: Whether the sentence begins with it.
    ///   - isAtEnd: Whether the sentence ends with it.
    public func normalizeLiteral(_ text: String, isAtStart: Bool, isAtEnd: Bool) -> [LiteralPiece] {
        var folded = FoldedText(text, isTurkic: isTurkic)
        folded.edges = FoldedText.Edges(isSlotBefore: !isAtStart, isSlotBehind: !isAtEnd)
        folded.separateWords(ignoresBlanks: ignoresBlanks)
        folded.removePunctuation(ignoresBlanks: ignoresBlanks)
        return pieces(of: folded)
    }

    private func pieces(of text: FoldedText) -> [LiteralPiece] {
        var pieces: [LiteralPiece] = []
        var word: [UInt8] = []
        var isBlankDue = false
        for scalar in text.scalars where !scalar.isRemoved {
            if scalar.isBlank {
                isBlankDue = true
                continue
            }
            if isBlankDue, !ignoresBlanks || scalar.isJoining { endWord(&word, in: &pieces) }
            isBlankDue = false
            word += scalar.utf8
        }
        if isBlankDue, !ignoresBlanks { endWord(&word, in: &pieces) }
        if !word.isEmpty { pieces.append(.word(word)) }
        return pieces
    }

    private func endWord(_ word: inout [UInt8], in pieces: inout [LiteralPiece]) {
        if !word.isEmpty { pieces.append(.word(word)) }
        word = []
        pieces.append(.blank)
    }
}
