// How an utterance is read: as it is, and with edits if that comes to nothing.

extension Matcher {
    /// Where several candidates come to the same reading, no more of each template than these are looked at.
    private static let mostCandidates = 1 << 12

    /// The result for the utterance that was prepared; nil if it has too many ways to be read to find the best.
    @inline(__always)
    func result(in context: SearchContext, _ observer: (ParseStage) -> Void) -> ParseResult? {
        var found = exactResult(in: context, observer)
        if isOverwhelmed { return nil }
        if found == nil { found = approximateResult(in: context) ?? noMatch(in: context) }
        if isIncomplete { found?.isIncomplete = true }
        return found
    }

    @inline(never)
    private func noMatch(in context: SearchContext) -> ParseResult {
        ParseResult(text: context.utterance, outcome: .notUnderstood(NearMissInquiry(search: context)))
    }

    /// Nil if nothing matches the utterance as it is.
    @inline(__always)
    private func exactResult(in context: SearchContext, _ observer: (ParseStage) -> Void) -> ParseResult? {
        guard context.options.limit == 1 else {
            let ranked = manyReadings(in: context, observer)
            guard let best = ranked.first else { return nil }
            let readings = ranked.map(\.reading)
            return correctedResult(insteadOf: best.candidate, in: context, others: readings)
                ?? ParseResult(
                    text: context.utterance,
                    outcome: .exact(best.reading, others: Array(readings.dropFirst()))
                )
        }
        match(in: context, limit: 1)
        observer(.match)
        guard let best = candidates.best() else { return nil }
        let reading = reading(best, in: context)
        return correctedResult(insteadOf: best, in: context, others: [])
            ?? ParseResult(text: context.utterance, outcome: .exact(reading, others: []))
    }

    /// The readings as a result has them, each with the number of its candidate.
    func manyReadings(in context: SearchContext, _ observer: (ParseStage) -> Void = { _ in }) -> [RankedReading] {
        // Candidates may come to the same reading: then more of them are looked for.
        var limit = context.options.limit
        while true {
            match(in: context, limit: limit)
            observer(.match)
            if isOverwhelmed {
                if limit == 1 { return [] }
                // The best may still be found by itself.
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

    /// The best readings, each only once: skip words and splits that leave all slots the same make no other reading.
    private func distinctReadings(in context: SearchContext) -> [RankedReading] {
        var readings: [RankedReading] = []
        var taken: Set<Candidates.Contents> = []
        for candidate in candidates.ranked() {
            guard taken.insert(candidates.contents(of: candidate)).inserted else { continue }
            let reading = reading(candidate, in: context)
            guard !readings.contains(where: { $0.reading.isSame(as: reading) }) else { continue }
            readings.append(RankedReading(candidate: candidate, reading: reading))
            if readings.count == context.options.limit { break }
        }
        return readings
    }
}

// MARK: - Readings with edits

extension Matcher {
    /// The candidate with edits that goes before one that matches as it is: if a wildcard of that one took a word that was
    /// probably misspelt. All other candidates are forgotten.
    @inline(__always)
    func correctedReading(insteadOf candidate: Int, in context: SearchContext) -> Int? {
        guard context.options.edits != 0, candidates[candidate].score.wildcards > 0,
            suspectsWildcards(of: candidate, in: context)
        else { return nil }
        return rematchSuspects(insteadOf: candidate, in: context)
    }

    /// - Parameter others: the readings without edits.
    @inline(__always)
    private func correctedResult(
        insteadOf candidate: Int,
        in context: SearchContext,
        others: [Reading]
    ) -> ParseResult? {
        correctedReading(insteadOf: candidate, in: context).map { guess in
            let others = Array(others.prefix(context.options.limit - 1))
            let outcome = ParseOutcome.approximate(reading(guess, in: context), others: others)
            return ParseResult(text: context.utterance, outcome: outcome)
        }
    }

    /// The readings with edits; nil if nothing is near, or no edits are allowed.
    @inline(never)
    private func approximateResult(in context: SearchContext) -> ParseResult? {
        let candidates = approximateCandidates(in: context) ?? []
        let readings = candidates.map { reading($0, in: context) }
        return ParseOutcome(tied: readings).map { ParseResult(text: context.utterance, outcome: $0) }
    }

    /// The candidates with edits between which nothing decides; nil if nothing is near, or no edits are allowed.
    func approximateCandidates(in context: SearchContext) -> [Int]? {
        context.options.edits == 0 ? nil : matchApproximately(in: context)
    }
}
