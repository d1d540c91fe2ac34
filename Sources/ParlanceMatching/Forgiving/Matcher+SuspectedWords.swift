import ParlanceText

// What becomes of a misspelt word that a wildcard took, so that the utterance matches as it stands.

extension Matcher {
    /// Whether a wildcard of a candidate took a word that is suspected to have been meant for another.
    func suspectsWildcards(of candidate: Int, _ known: KnownWords) -> Bool {
        let found = candidates[candidate]
        let text = MatchedText(text(of: found))
        for slot in candidates.slots(of: found) where slot.kind == .wildcard {
            var isSuspect = false
            text.forEachWord(in: slot.range) { word in
                if !isSuspect { isSuspect = known.maySuspect(text.word(word)) }
            }
            if isSuspect { return true }
        }
        return false
    }

    /// Reads the utterance once more, with edits of suspected words only.
    ///
    /// - Returns: the number of a candidate; nil unless there is just one that leaves those words to no wildcard.
    func reread(_ utterance: String, insteadOf candidate: Int, by parser: Parser, _ options: ParseOptions) -> Int? {
        let taken = candidates[candidate].score.wildcardLength
        let known = parser.knownWords
        readLattices(by: parser, options) { $0.buildSuspects($1, known) }
        let guesses = guesses(utterance, parser, options) { candidate in
            let found = candidates[candidate]
            let text = MatchedText(text(of: found))
            let edited = candidates.edits(of: found).reduce(0) { $0 + text.scalarCount(in: $1.range) }
            return found.score.wildcardLength + Int32(edited) <= taken
        }
        return guesses?.count == 1 ? guesses?.first : nil
    }
}
