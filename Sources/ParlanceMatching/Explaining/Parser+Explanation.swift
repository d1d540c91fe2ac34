import ParlanceGrammar
import ParlanceText

extension Parser {
    /// How many readings are explained, unless the options ask for more.
    public static let usuallyExplained = 5

    /// Says why an utterance is read as it is, or why it is not: out of the candidates that parsing ranks, and by following
    /// the grammar's automaton over the utterance with the slots as they were read.
    ///
    /// - Parameter options: as for `parse`; a `limit` of 1 is taken for `usuallyExplained`.
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    /// - Complexity: a few times that of a parse, when its templates have been explained before; the first time each of them
    ///   is compiled once more.
    public func explain(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> Explanation {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        var options = options
        if options.limit == 1 { options.limit = Self.usuallyExplained }
        return compiled.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, compiled)
            return Explainer(text, self, matcher, options).explanation()
        }
    }
}

/// Explains one utterance.
struct Explainer {
    private let text: String
    private let parser: Parser
    private let matcher: Matcher
    private let options: ParseOptions

    private var grammar: CompiledGrammar { parser.compiled }

    /// - Parameter matcher: with the text prepared.
    init(_ text: String, _ parser: Parser, _ matcher: Matcher, _ options: ParseOptions) {
        self.text = text
        self.parser = parser
        self.matcher = matcher
        self.options = options
    }

    func explanation() -> Explanation {
        let readings = readings()
        guard let best = readings.first else { return noMatch() }
        let kind = Matcher.TextKind(rawValue: matcher.candidates[best.candidate].text) ?? .full
        return Explanation(
            text: text,
            match: .exact,
            skipped: skipped(from: kind),
            readings: readings.map { explained($0, best: best) },
            withheld: [],
            nearest: []
        )
    }

    private func noMatch() -> Explanation {
        Explanation(
            text: text,
            match: .none,
            skipped: skipped(from: matcher.hasSkipWords ? .bare : .full),
            readings: [],
            withheld: WithheldFinder(matcher, grammar, parser.lists, context: options.context).withheld(),
            nearest: NearMissFinder(text, matcher, grammar, parser.lists, suggests: true).nearest()
        )
    }

    /// As `parse` ranks them, then those that a preference rules out.
    private func readings() -> [RankedReading] {
        var readings = parser.manyReadings(of: text, by: matcher, options) { _ in }
        for candidate in matcher.candidates.ruledOut() where readings.count < options.limit {
            let reading = matcher.reading(candidate, of: text, by: parser, options)
            guard !readings.contains(where: { $0.reading.isSame(as: reading) }) else { continue }
            readings.append(RankedReading(candidate: candidate, reading: reading))
        }
        return readings
    }

    private func explained(_ ranked: RankedReading, best: RankedReading) -> ExplainedReading {
        let score = matcher.candidates[ranked.candidate].score
        let isBest = ranked.candidate == best.candidate
        return ExplainedReading(
            reading: ranked.reading,
            derivation: derivation(of: matcher.candidates[ranked.candidate]),
            lostBy: isBest
                ? nil
                : matcher.candidates.criterion(best.candidate, before: ranked.candidate, literals: uncountedLiterals) {
                    grammar.sentences[Int($0)].block.intent
                },
            wildcards: Int(score.wildcards),
            literalText: uncountedLiterals + Int(score.literal),
            wildcardText: Int(score.wildcardLength)
        )
    }

    /// Where all candidates have read the same text, scores only say how much of it is not literal.
    private var uncountedLiterals: Int {
        let text = MatchedText(matcher.text(.full))
        return matcher.hasSkipWords ? 0 : text.literalCount(in: 0..<text.count)
    }

    private func derivation(of candidate: Candidates.Candidate) -> Derivation? {
        let template = Int(candidate.template)
        guard let legend = grammar.legends.legend(of: template, in: grammar) else { return nil }
        let buffer = matcher.text(Matcher.TextKind(rawValue: candidate.text) ?? .full)
        let slots = Array(matcher.candidates.slots(of: candidate))
        var walk = AutomatonWalk(grammar.nfa, parser.lists, MatchedText(buffer), slots: slots)
        guard let steps = walk.steps(from: grammar.nfa.starts[template]) else { return nil }
        var reader = DerivationReader(legend, first: grammar.nfa.states(of: template).lowerBound)
        reader.follow(steps, grammar.nfa, slots: slots)
        return reader.derivation(
            at: grammar.sentences[template].place,
            spoken: { spoken($0, in: buffer) },
            origin: { origin(of: slots[$0], in: buffer) }
        )
    }

    private func spoken(_ range: Range<Int>, in buffer: TextBuffer) -> Slot.Spoken {
        Slot.Spoken(
            text: buffer.spokenText(of: range, in: text),
            range: buffer.sourceRange(of: range, in: text),
            scalarRange: buffer.scalarRange(of: range, in: text)
        )
    }

    private func skipped(from kind: Matcher.TextKind) -> [Slot.Spoken] {
        let (full, rest) = (matcher.text(.full), matcher.text(kind))
        let kept = rest.words.map { rest.scalarRange(of: $0, in: text) }
        let skipped = full.words.filter { word in
            let range = full.scalarRange(of: word, in: text)
            return !kept.contains { $0.overlaps(range) }
        }
        return skipped.map { spoken($0, in: full) }
    }

    private func origin(of match: SlotMatch, in buffer: TextBuffer) -> SlotOrigin {
        let symbol = parser.lists.symbols[Int(match.symbol)]
        return SlotOrigin(
            name: symbol.name,
            isCapture: symbol.isCapture,
            value: matcher.slot(match, in: buffer, of: text, parser.lists).value,
            source: source(of: match, grammar.listNumbers.keys[Int(symbol.list)])
        )
    }

    private func source(of match: SlotMatch, _ key: ListNumbers.Key) -> SlotOrigin.Source {
        let name: String? =
            switch key {
            case .shared(let name), .local(let name, _): name
            case .inline: nil
            }
        switch parser.lists.compiled(match.symbol) {
        case .values(let list)?: return .list(name ?? "", number: Int(match.value) + 1, of: list.values.count)
        case .range(let list)?: return .range(name, list.range)
        case .wildcard?, nil: return .wildcard(name ?? "")
        }
    }
}
