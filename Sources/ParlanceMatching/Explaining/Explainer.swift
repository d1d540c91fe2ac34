import ParlanceText

/// Explains one utterance.
struct Explainer {
    private let matcher: Matcher
    private let context: SearchContext

    private var text: String { context.utterance }
    private var options: ParseOptions { context.options }

    /// - Parameter matcher: a matcher prepared with the utterance.
    private init(_ matcher: Matcher, in context: SearchContext) {
        self.matcher = matcher
        self.context = context
    }

    /// The explanation of the prepared utterance; nil if it has too many candidates to find the best.
    static func explanation(by matcher: Matcher, in context: SearchContext) -> Explanation? {
        var explanation = Explainer(matcher, in: context).explanation()
        explanation.isIncomplete = matcher.isIncomplete
        return matcher.isOverwhelmed ? nil : explanation
    }

    private func explanation() -> Explanation {
        let ranked = matcher.manyReadings(in: context)
        if matcher.isOverwhelmed { return explanation(.none, skipped: [], readings: []) }
        guard let best = ranked.first else { return guessed() ?? noMatch() }
        let skipped = skipped(from: textKind(of: best))
        let readings = (ranked + ruledOut(besides: ranked)).map { explained($0, best: best) }
        return correctedReading(insteadOf: best.candidate, readings)
            ?? explanation(.exact, skipped: skipped, readings: readings)
    }

    private func explanation(
        _ match: ParseResult.Match,
        skipped: [Slot.Spoken],
        readings: [ExplainedReading]
    ) -> Explanation {
        Explanation(text: text, match: match, skipped: skipped, readings: readings, withheld: [], nearest: [])
    }

    /// The explanation with corrected readings that precede the exact ones, because a wildcard matched a misspelt word;
    /// nil if there are none.
    private func correctedReading(insteadOf candidate: Int, _ exact: [ExplainedReading]) -> Explanation? {
        guard let corrected = matcher.correctedCandidates(insteadOf: candidate, in: context) else {
            return nil
        }
        let guesses = corrected.candidates.map { RankedReading(candidate: $0, reading: reading($0)) }
        let skipped = skipped(from: textKind(of: guesses[0]))
        let explained = guesses.map(explained)
        guard !corrected.isQuestion else {
            return explanation(.ambiguous, skipped: skipped, readings: explained + exact.prefix(1))
        }
        let others = exact.prefix(options.limit - 1).map { $0.lost(to: explained[0]) }
        return explanation(.approximate, skipped: skipped, readings: explained + others)
    }

    /// The corrected readings, each explained by the derivation of the corrected utterance; nil if there are none.
    private func guessed() -> Explanation? {
        guard let candidates = matcher.approximateCandidates(in: context) else { return nil }
        let guesses = candidates.map { RankedReading(candidate: $0, reading: reading($0)) }
        return explanation(
            guesses.count > 1 ? .ambiguous : .approximate,
            skipped: skipped(from: textKind(of: guesses[0])),
            readings: guesses.map(explained)
        )
    }

    private func explained(_ guess: RankedReading) -> ExplainedReading {
        let score = matcher.candidates[guess.candidate].score
        return ExplainedReading(
            reading: guess.reading,
            lostBy: nil,
            wildcards: Int(score.wildcards),
            literalText: uncountedLiterals + Int(score.literal),
            wildcardText: Int(score.wildcardLength),
            inquiry: inquiry(into: guess.reading)
        )
    }

    /// The derivation of the corrected utterance by the same template, if possible.
    private func inquiry(into guess: Reading) -> DerivationInquiry? {
        var exact = options
        (exact.edits, exact.limit) = (0, ParseOptions.mostReadings)
        let explanation = explanation(of: guess.corrected(text), exact)
        let readings = explanation?.readings.filter { $0.reading.meansTheSame(as: guess) } ?? []
        return (readings.first { $0.reading.source == guess.source } ?? readings.first)?.inquiry
    }

    /// The explanation of a text; nil if the text is too long.
    private func explanation(of text: String, _ options: ParseOptions) -> Explanation? {
        guard text.utf8.count <= Parser.textLimit else { return nil }
        return context.withMatcher(for: text, options) { Self.explanation(by: $0, in: $1) }
    }

    private func noMatch() -> Explanation {
        var explanation = Explanation(
            text: text,
            match: .none,
            skipped: skipped(from: matcher.hasSkipWords ? .bare : .full),
            readings: [],
            withheld: ContextBlockedTemplateFinder(matcher, in: context).withheld(),
            nearest: NearMissFinder(matcher, in: context, suggests: true).nearest()
        )
        explanation.refused = RefusedCorrectionFinder(matcher, in: context).refused()
        if explanation.refused.isEmpty {
            explanation.nearest = RefusedWordFinder(explanation.nearest, in: context).explained()
        }
        return explanation
    }

    /// The readings that a preference rules out, up to the limit in total.
    private func ruledOut(besides ranked: [RankedReading]) -> [RankedReading] {
        var readings = ranked
        for candidate in matcher.candidates.ruledOut() where readings.count < options.limit {
            let reading = reading(candidate)
            guard !readings.contains(where: { $0.reading.isSame(as: reading) }) else { continue }
            readings.append(RankedReading(candidate: candidate, reading: reading))
        }
        return Array(readings.dropFirst(ranked.count))
    }

    private func reading(_ candidate: Int) -> Reading { matcher.reading(candidate, in: context) }

    private func explained(_ ranked: RankedReading, best: RankedReading) -> ExplainedReading {
        let candidate = matcher.candidates[ranked.candidate]
        return ExplainedReading(
            reading: ranked.reading,
            lostBy: ranked.candidate == best.candidate ? nil : criterion(best, before: ranked),
            wildcards: Int(candidate.score.wildcards),
            literalText: uncountedLiterals + Int(candidate.score.literal),
            wildcardText: Int(candidate.score.wildcardLength),
            inquiry: DerivationInquiry(
                search: context.input,
                template: Int(candidate.template.raw),
                kind: textKind(of: ranked),
                slots: Array(matcher.candidates.slots(of: candidate)),
                typed: matcher.chart.typed.values
            )
        )
    }

    private func criterion(_ best: RankedReading, before other: RankedReading) -> RankingCriterion {
        matcher.candidates.criterion(best.candidate, before: other.candidate, literals: uncountedLiterals) {
            context.grammar.sentences[Int($0.raw)].block.intent
        }
    }

    /// The literal text to add to scores: if all candidates read the same text, scores only contain the difference from
    /// it.
    private var uncountedLiterals: Int {
        let text = MatchedText(matcher.text(.full))
        return matcher.hasSkipWords ? 0 : text.literalCount(in: 0..<text.count)
    }

    private func textKind(of ranked: RankedReading) -> Matcher.TextKind {
        Matcher.TextKind(rawValue: matcher.candidates[ranked.candidate].text) ?? .full
    }

    private func skipped(from kind: Matcher.TextKind) -> [Slot.Spoken] {
        guard kind != .full else { return [] }
        let (full, rest) = (matcher.text(.full), matcher.text(kind))
        let kept = rest.words.map { rest.scalarRange(of: $0, in: text) }
        let skipped = full.words.filter { word in
            let range = full.scalarRange(of: word, in: text)
            return !kept.contains { $0.overlaps(range) }
        }
        return skipped.map { full.spoken($0, in: text) }
    }
}

extension ExplainedReading {
    /// The same reading as lost to a corrected reading that has fewer wildcards or less text matched by wildcards.
    fileprivate func lost(to guess: ExplainedReading) -> ExplainedReading {
        ExplainedReading(
            reading: reading,
            lostBy: guess.wildcards < wildcards
                ? .wildcards(guess.wildcards, wildcards) : .wildcardText(guess.wildcardText, wildcardText),
            wildcards: wildcards,
            literalText: literalText,
            wildcardText: wildcardText,
            inquiry: inquiry
        )
    }
}
