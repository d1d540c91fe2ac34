// How a parser reads an utterance: as it is, and with edits if that comes to nothing.

extension Parser {
    /// Where several candidates come to the same reading, no more of each template than these are looked at.
    private static let mostCandidates = 1 << 12

    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`, and `ParseError.tooManyWays` where the best reading cannot be
    ///   found within the work that an utterance is given; nothing else.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        try parse(text, options: options) { _ in }
    }

    /// Reads one utterance, and tells as soon as a stage is over.
    @inline(__always)
    @_spi(Measuring) public func parse(
        _ text: String,
        options: ParseOptions,
        observer: (ParseStage) -> Void
    ) throws(ParseError) -> ParseResult {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        let found = compiled.matchers.withMatcher { matcher -> ParseResult? in
            matcher.prepare(text, context: options.context, compiled)
            observer(.normalize)
            var found = result(of: text, by: matcher, options, observer)
            if matcher.isOverwhelmed { return nil }
            if found == nil { found = guess(text, by: matcher, options) ?? noMatch(text, options) }
            if matcher.isIncomplete { found?.isIncomplete = true }
            return found
        }
        observer(.extract)
        guard let found else { throw ParseError.tooManyWays }
        return found
    }

    @inline(never)
    private func noMatch(_ text: String, _ options: ParseOptions) -> ParseResult {
        let inquiry = NearMissInquiry(text: text, grammar: compiled, lists: lists, options: options)
        return ParseResult(text: text, outcome: .notUnderstood(inquiry))
    }

    @inline(__always)
    private func result(
        of text: String,
        by matcher: Matcher,
        _ options: ParseOptions,
        _ observer: (ParseStage) -> Void
    ) -> ParseResult? {
        guard options.limit == 1 else {
            let ranked = manyReadings(of: text, by: matcher, options, observer)
            guard let best = ranked.first else { return nil }
            let readings = ranked.map(\.reading)
            return correctedReading(insteadOf: best.candidate, of: text, by: matcher, options, others: readings)
                ?? ParseResult(text: text, outcome: .exact(best.reading, others: Array(readings.dropFirst())))
        }
        matcher.match(by: self, options, limit: 1)
        observer(.match)
        guard let best = matcher.candidates.best() else { return nil }
        let reading = matcher.reading(best, of: text, by: self, options)
        return correctedReading(insteadOf: best, of: text, by: matcher, options, others: [])
            ?? ParseResult(text: text, outcome: .exact(reading, others: []))
    }

    /// The readings as `parse` has them, each with the number of its candidate.
    func manyReadings(
        of text: String,
        by matcher: Matcher,
        _ options: ParseOptions,
        _ observer: (ParseStage) -> Void
    ) -> [RankedReading] {
        // Candidates may come to the same reading: then more of them are looked for.
        var limit = options.limit
        while true {
            matcher.match(by: self, options, limit: limit)
            observer(.match)
            if matcher.isOverwhelmed {
                if limit == 1 { return [] }
                // The best may still be found by itself.
                (matcher.isOverwhelmed, matcher.isIncomplete) = (false, true)
                limit = 1
                continue
            }
            let readings = distinctReadings(of: text, by: matcher, options)
            let mayBeMore = readings.count < options.limit && matcher.candidates.count >= limit
            if matcher.search.isSpent || mayBeMore && limit > Self.mostCandidates { matcher.isIncomplete = true }
            guard mayBeMore, !matcher.isIncomplete else { return readings }
            limit *= 4
        }
    }

    /// The best readings, each only once: skip words and splits that leave all slots the same make no other reading.
    private func distinctReadings(of text: String, by matcher: Matcher, _ options: ParseOptions) -> [RankedReading] {
        var readings: [RankedReading] = []
        var taken: Set<Candidates.Contents> = []
        for candidate in matcher.candidates.ranked() {
            guard taken.insert(matcher.candidates.contents(of: candidate)).inserted else { continue }
            let reading = matcher.reading(candidate, of: text, by: self, options)
            guard !readings.contains(where: { $0.reading.isSame(as: reading) }) else {
                continue
            }
            readings.append(RankedReading(candidate: candidate, reading: reading))
            if readings.count == options.limit { break }
        }
        return readings
    }
}
