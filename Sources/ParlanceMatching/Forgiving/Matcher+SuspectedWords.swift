import ParlanceText

// What becomes of a misspelt word that a wildcard took, so that the utterance matches as it stands.

extension Matcher {
    /// Whether a wildcard of a candidate took a word that is suspected to have been meant for another. The chart must be as the
    /// match left it: most words that a wildcard takes stand where nothing else could have gone on, and need no second look.
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

    /// Reads the utterance once more, with edits of suspected words only.
    ///
    /// - Returns: the number of a candidate; nil unless there is just one that leaves those words to no wildcard.
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
