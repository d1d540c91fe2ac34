// Results of parsing: matches of the utterance as it is, and approximate matches if there are none.

extension Matcher {
    /// The maximum number of candidates per template, if several candidates give the same reading.
    private static let mostCandidates = 1 << 12

    /// Returns the result for the prepared utterance; nil if it has too many ways to be read to find the best.
    @inline(__always)
    func result(in context: SearchContext, _ observer: (ParseStage) -> Void) -> ParseResult? {
        let exact = exactResult(in: context, observer)
        if isOverwhelmed { return nil }
        if let exact { return exact }
        if context.options.admitsRemarks, let beside = resultBesideRemarks(in: context) { return beside }
        if context.options.edits != 0, let approximate = approximateResult(in: context) { return approximate }
        if context.options.partial, let partial = partialResult(in: context) { return partial }
        return noMatch(in: context)
    }

    /// Returns the readings of a part of the utterance; nil if there are none.
    @inline(never)
    private func partialResult(in context: SearchContext) -> ParseResult? {
        let language = context.correctionVocabulary.language
        let readings = partialCandidates(in: context).map { reading($0, in: context) }.filter { reading in
            !reading.leavesOut(language.reports, of: context.utterance)
                && !reading.leavesOutCorrection(language.selfCorrections, of: context.utterance)
        }
        return readings.isEmpty ? nil : result(.partial(readings), in: context)
    }

    @inline(never)
    private func noMatch(in context: SearchContext) -> ParseResult {
        result(.notUnderstood(NearMissInquiry(search: context.input)), in: context)
    }

    @inline(__always)
    private func result(_ outcome: ParseOutcome, in context: SearchContext) -> ParseResult {
        ParseResult(text: context.utterance, outcome: outcome, isIncomplete: isIncomplete)
    }

    /// Returns the exact result; nil if nothing matches the utterance as it is.
    @inline(__always)
    private func exactResult(in context: SearchContext, _ observer: (ParseStage) -> Void) -> ParseResult? {
        guard context.options.limit == 1 else {
            let ranked = manyReadings(in: context, observer)
            guard let best = ranked.first else { return nil }
            let readings = ranked.map(\.reading)
            return correctedResult(insteadOf: best.candidate, in: context, exact: readings)
                ?? result(.exact(best.reading, others: Array(readings.dropFirst())), in: context)
        }
        match(in: context, limit: 1)
        observer(.match)
        guard let best = candidates.best() else { return nil }
        let reading = reading(best, in: context)
        return correctedResult(insteadOf: best, in: context, exact: [reading])
            ?? result(.exact(reading, others: []), in: context)
    }

    /// Returns the distinct readings, each with the number of its candidate.
    func manyReadings(in context: SearchContext, _ observer: (ParseStage) -> Void = { _ in }) -> [RankedReading] {
        // Several candidates can give the same reading; then the limit is raised.
        var limit = context.options.limit
        while true {
            match(in: context, limit: limit)
            observer(.match)
            if isOverwhelmed {
                if limit == 1 { return [] }
                // A search for the best reading alone may still succeed.
                (isOverwhelmed, isIncomplete) = (false, true)
                limit = 1
                continue
            }
            let readings = distinctReadings(in: context)
            let mayBeMore = readings.count < context.options.limit && candidates.count >= limit
            if search.isSpent || mayBeMore && limit > Self.mostCandidates { isIncomplete = true }
            guard mayBeMore, !isIncomplete else { return readings }
            limit *= 4
        }
    }

    /// Returns the best readings without duplicates: skip words and splits that leave all slots the same give no new
    /// reading.
    private func distinctReadings(in context: SearchContext) -> [RankedReading] {
        var readings: [RankedReading] = []
        var taken: Set<Candidates.Contents> = []
        let splits = context.options.splits
        for candidate in candidates.ranked() {
            guard taken.insert(candidates.contents(of: candidate, splits: splits)).inserted else { continue }
            let reading = reading(candidate, in: context)
            guard !readings.contains(where: { $0.reading.isSame(as: reading) }) else { continue }
            readings.append(RankedReading(candidate: candidate, reading: reading))
            if readings.count == context.options.limit { break }
        }
        return readings
    }
}

// MARK: - Readings with corrections

extension Matcher {
    /// Returns the candidates with corrections that take precedence over one that matches as it is, because a wildcard of
    /// that one took a word that was probably misspelt or said twice. Removes all other candidates.
    @inline(__always)
    func correctedCandidates(insteadOf candidate: Int, in context: SearchContext) -> CorrectedCandidates? {
        guard context.options.edits != 0, candidates[candidate].score.wildcards > 0 else { return nil }
        return correctedWildcards(of: candidate, in: context)
    }

    @inline(never)
    private func correctedWildcards(of candidate: Int, in context: SearchContext) -> CorrectedCandidates? {
        let taken = doubtfulText(takenBy: candidate, in: context)
        if suspectsWildcards(of: candidate, in: context),
            let guesses = rematchSuspects(insteadOf: candidate, in: context)
        {
            return CorrectedCandidates(candidates: guesses, isQuestion: guesses.count > 1)
        }
        return taken.flatMap { rematch($0, in: context) }
    }

    /// - Parameter exact: The readings without corrections, the candidate's first.
    @inline(__always)
    private func correctedResult(
        insteadOf candidate: Int,
        in context: SearchContext,
        exact: @autoclosure () -> [Reading]
    ) -> ParseResult? {
        guard let guesses = correctedCandidates(insteadOf: candidate, in: context) else { return nil }
        let readings = guesses.candidates.map { reading($0, in: context) }
        guard !guesses.isQuestion else { return result(.ambiguous(readings + exact().prefix(1)), in: context) }
        let others = Array(exact().prefix(context.options.limit - 1))
        return result(.approximate(readings[0], others: others), in: context)
    }

    /// Returns the readings with corrections; nil if nothing is near, or no corrections are allowed.
    @inline(never)
    private func approximateResult(in context: SearchContext) -> ParseResult? {
        guard let candidates = approximateCandidates(in: context) else { return nil }
        return ParseOutcome(tied: candidates.map { reading($0, in: context) }).map { result($0, in: context) }
    }

    /// Returns the candidates with corrections that tie; nil if nothing is near, or no corrections are allowed.
    func approximateCandidates(in context: SearchContext) -> [Int]? {
        context.options.edits == 0 ? nil : matchApproximately(in: context)
    }
}
