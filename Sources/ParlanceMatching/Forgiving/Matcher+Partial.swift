import ParlanceText

// Readings of a part of an utterance: each word may be left unexplained, at a cost.

extension Matcher {
    /// The maximum number of partial readings.
    private static let mostPartial = 3
    /// The maximum number of words of an utterance that is read in part.
    private static let mostWords = 48

    /// Reads a part of the prepared utterance.
    ///
    /// - Returns: the numbers of candidates, best first: the best of each intent, as long as it leaves hardly more
    ///   unexplained than the best of all.
    func partialCandidates(in context: SearchContext) -> [Int] {
        let known = context.correctionVocabulary
        readLattices(in: context) { $0.buildGaps($1, known, mostWords: Self.mostWords) }
        let admitted = (0..<candidates.count).filter { explainsEnough($0, known.language) }
            .sorted { candidates.precedes($0, $1) }
        guard let best = admitted.first else { return [] }
        let bound = candidates[best].score.cost + GapCost.near
        var chosen: [Int] = []
        for candidate in admitted where candidates[candidate].score.cost <= bound {
            guard !chosen.contains(where: { candidates[$0].intentRank == candidates[candidate].intentRank }) else {
                continue
            }
            chosen.append(candidate)
            if chosen.count == Self.mostPartial { break }
        }
        return chosen
    }

    /// Whether a candidate leaves a word unexplained, and its literal text and values outweigh that. What wildcards take
    /// explains nothing.
    private func explainsEnough(_ candidate: Int, _ language: ForgivingLanguage) -> Bool {
        let found = candidates[candidate]
        let edits = candidates.edits(of: found)
        guard !edits.isEmpty else { return false }
        let text = MatchedText(text(of: found))
        let unexplained = edits.reduce(0) { $0 + text.contentLength(of: $1.range, language) }
        let free = candidates.slots(of: found).filter { $0.kind == .wildcard }
        let inWildcards = free.reduce(0) { $0 + text.contentLength(of: $1.range, language) }
        let content = text.contentLength(of: 0..<text.count, language)
        let explained = content - unexplained - inWildcards
        return explained >= max(GapCost.leastExplained, unexplained)
    }
}

/// The costs of words that a partial reading leaves unexplained.
enum GapCost {
    /// A word that fills a pause.
    static let filler: Int32 = 1
    /// A function word.
    static let function: Int32 = 3
    /// Any other word.
    static let word: Int32 = 16
    /// The difference of costs up to which another intent is as likely.
    static let near: Int32 = 8
    /// The least number of letters in content words that a reading explains.
    static let leastExplained = 3
}

extension MatchedText {
    /// The number of letters of a range's words that are no function words.
    fileprivate func contentLength(of range: Range<Int>, _ language: ForgivingLanguage) -> Int {
        var length = 0
        forEachWord(in: range) { word in
            if !language.isFunction(self.word(word)) { length += scalarCount(in: word) }
        }
        return length
    }
}

extension LatticeBuilder {
    /// Builds a lattice in which each word can be left out; without corrections beyond a number of words.
    mutating func buildGaps(_ buffer: TextBuffer, _ known: CorrectionVocabulary, mostWords: Int) {
        let input = begin(buffer, known)
        findTokens(in: input)
        guard tokens.count <= mostWords else { return }
        for index in 0..<tokens.count {
            let token = tokens[index]
            let word = input.text.word(token.range)
            // Without a negation, "how" and "if", or a number, the rest means something else.
            guard !known.language.turns(word), !word.contains(where: \.isDigit) else { continue }
            let isFiller = known.language.isFiller(word)
            let cost = isFiller ? GapCost.filler : known.language.isFunction(word) ? GapCost.function : GapCost.word
            let next = input.text.skippingBlank(token.end)
            lattice.add(.unexplained, token.start..<next, word: [], cost: cost)
            // A template ends before the blank in front of the next word.
            guard followsBlank(index) else { continue }
            lattice.add(.unexplained, token.start - 1..<token.end, word: [], cost: cost)
        }
    }
}
