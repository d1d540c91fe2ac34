import ParlanceText

// Corrections of misspelt words that a wildcard matched, so that the utterance has an exact match.

extension Matcher {
    /// Whether a wildcard of a candidate matched a word that is probably misspelt. The chart must be unchanged since
    /// the match: most words that a wildcard matches are at positions where nothing else could continue, and are
    /// skipped.
    func suspectsWildcards(of candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let text = MatchedText(text(of: found))
        let isOfChart = found.text == chartText.rawValue
        var isSuspect = false
        for slot in candidates.slots(of: found) where slot.kind == .wildcard {
            text.forEachWord(in: slot.range) { word in
                guard !isSuspect, !isOfChart || chart.mayRead(wordAt: word.lowerBound) else { return }
                isSuspect = context.correctionVocabulary.maySuspect(text.word(word))
            }
        }
        return isSuspect
    }

    /// Reads the utterance again, with corrections of suspected words only.
    ///
    /// - Returns: the number of a candidate; nil unless exactly one removes those words from wildcards.
    func rematchSuspects(insteadOf candidate: Int, in context: SearchContext) -> Int? {
        let taken = candidates[candidate].score.wildcardLength
        let known = context.correctionVocabulary
        readLattices(in: context) { $0.buildSuspects($1, known) }
        let guesses = guesses(in: context) { candidate in
            let found = candidates[candidate]
            let text = MatchedText(text(of: found))
            let edited = candidates.edits(of: found).reduce(0) { $0 + text.literalCount(in: $1.range) }
            return found.score.wildcardLength + Int32(edited) <= taken
        }
        return guesses?.count == 1 ? guesses?.first : nil
    }
}
