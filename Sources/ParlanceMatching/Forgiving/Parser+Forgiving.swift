// Which readings with edits a parser chooses, and when.

extension Parser {
    /// The candidate with edits that goes before one that matches as it is: if a wildcard of that one took a word that was
    /// probably misspelt. The candidates there were are forgotten; what is wanted of them has been read.
    @inline(__always)
    func correctedReading(
        insteadOf candidate: Int,
        of text: String,
        by matcher: Matcher,
        _ options: ParseOptions
    ) -> Int? {
        guard options.edits != 0, matcher.candidates[candidate].score.wildcards > 0,
            matcher.suspectsWildcards(of: candidate, by: self)
        else { return nil }
        return matcher.rematchSuspects(text, insteadOf: candidate, by: self, options)
    }

    /// - Parameter others: the readings without edits.
    @inline(__always)
    func correctedReading(
        insteadOf candidate: Int,
        of text: String,
        by matcher: Matcher,
        _ options: ParseOptions,
        others: [Reading]
    ) -> ParseResult? {
        correctedReading(insteadOf: candidate, of: text, by: matcher, options).map { guess in
            let reading = matcher.reading(guess, of: text, by: self, options)
            let others = Array(others.prefix(options.limit - 1))
            return ParseResult(text: text, outcome: .approximate(reading, others: others))
        }
    }

    /// What the utterance may have meant; nil if nothing is near, or nobody wants to know.
    @inline(never)
    func guess(_ text: String, by matcher: Matcher, _ options: ParseOptions) -> ParseResult? {
        let guesses = guesses(of: text, by: matcher, options) ?? []
        let readings = guesses.map { matcher.reading($0, of: text, by: self, options) }
        return ParseOutcome(tied: readings).map { ParseResult(text: text, outcome: $0) }
    }

    /// The candidates with edits between which nothing decides; nil if nothing is near, or nobody wants to know.
    func guesses(of text: String, by matcher: Matcher, _ options: ParseOptions) -> [Int]? {
        options.edits == 0 ? nil : matcher.matchApproximately(text, by: self, options)
    }
}
