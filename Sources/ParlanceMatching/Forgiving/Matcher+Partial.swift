import ParlanceText

// Readings of a part of an utterance: each word may be corrected, or left unexplained, at a cost. These readings are
// questions, so they need less evidence than those that are chosen.

extension Matcher {
    /// The maximum number of partial readings.
    private static let mostPartial = 3
    /// The maximum number of words of an utterance that is read in part.
    private static let mostWords = 48

    /// Reads a part of the prepared utterance, or all of it with doubtful corrections.
    ///
    /// - Returns: the numbers of candidates, best first: the best of each intent, as long as it leaves hardly more
    ///   unexplained than the best of all.
    func partialCandidates(in context: SearchContext) -> [Int] {
        readGaps(in: context)
        let admitted = (0..<candidates.count).filter { explainsEnough($0, in: context) }
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

    /// Collects the candidates that leave words out or correct them; without corrections if there are too many ways.
    private func readGaps(in context: SearchContext) {
        let known = context.correctionVocabulary
        let wasIncomplete = isIncomplete
        for corrects in [true, false] {
            isIncomplete = false
            readLattices(in: context) { $0.buildGaps($1, known, mostWords: Self.mostWords, corrects: corrects) }
            guard isIncomplete else { break }
        }
        isIncomplete = isIncomplete || wasIncomplete
    }

    /// Whether a candidate has corrections, and what it reads outweighs what it leaves unexplained or corrects. What
    /// wildcards take explains nothing.
    func explainsEnough(_ candidate: Int, in context: SearchContext) -> Bool {
        let found = candidates[candidate]
        let edits = candidates.edits(of: found)
        let language = context.correctionVocabulary.language
        let corrected = edits.filter { $0.kind != .unexplained }
        guard !edits.isEmpty, corrected.count(where: { language.counts($0.kind) }) <= context.mostEdits else {
            return false
        }
        let text = MatchedText(text(of: found))
        func length(_ ranges: [Range<Int>]) -> Int { ranges.reduce(0) { $0 + text.contentLength(of: $1, language) } }
        let unexplained = length(edits.filter { $0.kind == .unexplained }.map(\.range))
        let wildcards = candidates.slots(of: found).filter { $0.kind == .wildcard }.map(\.range)
        let slips = corrected.filter { $0.letters > 0 }
        let letters = slips.reduce(0) { $0 + Int($1.letters) }
        let explained = text.contentLength(of: 0..<text.count, language) - unexplained - length(wildcards)
        return explained >= max(GapCost.leastExplained, unexplained)
            && explained - letters >= GapCost.lettersPerEdit * letters
            && !slips.contains { language.isFunction(text.word($0.range)) }
            && !replacesWords(edits, besides: wildcards, language)
            && !slips.contains { isAlone($0, among: edits, in: text) || isShortWord($0, in: text, language) }
            && (slips.isEmpty || explained - length(slips.map(\.range)) >= GapCost.leastExact
                || letters == 1 && unexplained == 0 && text.hasWords(besides: edits))
    }

    /// Whether other letters replace those of a short common word of the language: "get" is not "Gett", "wow" not "row". Two
    /// letters may be swapped, and words may sound alike.
    private func isShortWord(_ slip: Candidates.Edit, in text: MatchedText, _ language: ForgivingLanguage) -> Bool {
        let word = text.word(text.trimmed(slip.range))
        return slip.kind == .letters && word.count <= GapCost.shortWord && language.isCommon(Array(word))
            && word.sorted() != slip.meant.filter { $0 != .blank }.sorted()
    }

    /// Whether a corrected word stands between words that are left out, so that nothing beside it speaks for it.
    private func isAlone(
        _ slip: Candidates.Edit,
        among edits: some Collection<Candidates.Edit>,
        in text: MatchedText
    ) -> Bool {
        let word = text.trimmed(slip.range)
        func isLeftOut(_ position: Int) -> Bool {
            edits.contains { $0.kind == .unexplained && $0.range.contains(position) }
        }
        return word.lowerBound > 1 && word.upperBound + 1 < text.count
            && isLeftOut(word.lowerBound - 2) && isLeftOut(word.upperBound + 1)
    }

    /// Whether words are inserted where others are left out, or where only an inserted word says that a wildcard begins or
    /// ends: "get me a ride" is not "get in a ride", and "get me there" not "get me from there". Articles say nothing.
    private func replacesWords(
        _ edits: some Collection<Candidates.Edit>,
        besides wildcards: [Range<Int>],
        _ language: ForgivingLanguage
    ) -> Bool {
        let inserted = edits.filter { edit in
            edit.kind == .omitted && !language.articles.contains { edit.meant.split(separator: .blank) == [$0[...]] }
        }
        guard !inserted.isEmpty else { return false }
        return edits.contains { $0.kind == .unexplained }
            || inserted.contains { edit in
                wildcards.contains {
                    $0.lowerBound == edit.range.upperBound || $0.upperBound == edit.range.lowerBound
                }
            }
    }
}

extension MatchedText {
    /// Whether there are several words besides edited ones.
    fileprivate func hasWords(besides edits: some Collection<Candidates.Edit>) -> Bool {
        var count = 0
        forEachWord(in: 0..<self.count) { word in
            if !edits.contains(where: { $0.range.overlaps(word) }) { count += 1 }
        }
        return count > 1
    }
}

/// The costs of words that a partial reading leaves unexplained.
enum GapCost {
    /// A word that fills a pause.
    static let filler: Int32 = 8
    /// A function word.
    static let function: Int32 = 24
    /// Any other word; more than a correction of a word.
    static let word: Int32 = 128
    /// The difference of costs up to which another intent is as likely.
    static let near: Int32 = 64
    /// The least number of letters in content words that a reading explains.
    static let leastExplained = 3
    /// The maximum number of bytes of a common word whose letters are not corrected.
    static let shortWord = 3
    /// The maximum number of words of an utterance in which words are inserted.
    static let mostWordsWithOmissions = 16
    /// The number of letters that a reading keeps for each corrected letter.
    static let lettersPerEdit = 4
    /// The least number of letters that are read exactly beside a corrected word.
    static let leastExact = 2
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
    /// Builds a lattice in which each word can be left out, or corrected if the parameter says so; an empty one beyond a
    /// number of words.
    mutating func buildGaps(_ buffer: TextBuffer, _ known: CorrectionVocabulary, mostWords: Int, corrects: Bool) {
        let input = begin(buffer, known)
        if corrects { build(buffer, known, isQuestion: true) } else { findTokens(in: input) }
        guard tokens.count <= mostWords else { return lattice.begin(input.text, marks: buffer.marks) }
        // A reading explains at least as much as it leaves unexplained.
        let letters = input.text.contentLength(of: 0..<input.text.count, known.language)
        lattice.mostUnexplained = Int32(clamping: letters / 2)
        for index in 0..<tokens.count { addGap(index, in: input) }
        guard corrects, tokens.count <= GapCost.mostWordsWithOmissions else { return }
        let omissible = known.language.omissible.filter { known.literals.contains($0) }
        for index in 0..<tokens.count where followsBlank(index) { addOmissions(before: index, of: omissible) }
    }

    private mutating func addOmissions(before index: Int, of words: [[UInt8]]) {
        let blank = tokens[index].start - 1..<tokens[index].start
        for word in words {
            lattice.add(.omitted, blank, word: [.blank] + word + [.blank], cost: GapCost.function, confidence: .known)
        }
    }

    private mutating func addGap(_ index: Int, in input: Input) {
        let token = tokens[index]
        let word = input.text.word(token.range)
        let language = input.known.language
        // Without a negation, "how" and "if", "delete", or a number, the rest means something else.
        guard !language.turns(word), !language.undoes(word), !word.contains(where: \.isDigit) else { return }
        let isFiller = language.isFiller(word)
        let cost = isFiller ? GapCost.filler : language.isFunction(word) ? GapCost.function : GapCost.word
        let letters = Int32(input.text.contentLength(of: token.range, language))
        let next = input.text.skippingBlank(token.end)
        lattice.add(.unexplained, token.start..<next, word: [], cost: cost, letters: letters)
        // A template ends before the blank in front of the next word.
        guard followsBlank(index) else { return }
        lattice.add(.unexplained, token.start - 1..<token.end, word: [], cost: cost, letters: letters)
    }
}
