import ParlanceGrammar
import ParlanceText

/// The language of an utterance: the parser whose grammar reads it best.
struct LanguageChoice {
    /// The kinds of readings, from best to worst.
    enum Kind {
        case exact
        case approximate
        case partial
    }

    /// A language that reads the utterance, with the options as far as they concern its grammar.
    struct Reader {
        let parser: Parser
        let options: ParseOptions
        fileprivate let score: LanguageScore
    }

    let parser: Parser
    /// The options as far as they concern the parser's grammar.
    let options: ParseOptions
    /// Other languages whose corrections cost nearly as little, in their order.
    let rivals: [Reader]

    /// The choice of a language without rivals.
    init(_ parser: Parser, _ options: ParseOptions) {
        (self.parser, self.options, rivals) = (parser, options, [])
    }

    /// Chooses the language; nil if none reads the utterance.
    ///
    /// - Parameter kinds: The kinds of readings to look for, best first.
    /// - Throws: `ParseError`, also if a language has too many ways to read the utterance: it might be the best.
    init?(
        of parser: MultilingualParser,
        for text: String,
        _ options: ParseOptions,
        kinds: [Kind]
    ) throws(ParseError) {
        try Parser.checkLength(of: text)
        try parser.check(intents: options.intents)
        for kind in kinds where options.allows(kind) {
            let readers = try Self.readers(of: parser, for: text, options, kind)
            guard let best = Self.best(of: readers, for: text) else { continue }
            (self.parser, self.options) = (readers[best].parser, readers[best].options)
            rivals = kind == .approximate ? Self.rivals(of: best, among: readers) : []
            return
        }
        return nil
    }

    private static func readers(
        of parser: MultilingualParser,
        for text: String,
        _ options: ParseOptions,
        _ kind: Kind
    ) throws(ParseError) -> [Reader] {
        var readers: [Reader] = []
        for parser in parser.parsers {
            guard let own = parser.own(options), let score = try parser.score(of: text, own, kind) else { continue }
            readers.append(Reader(parser: parser, options: own, score: score))
        }
        return readers
    }

    /// The index of the best; nil if there are none.
    private static func best(of readers: [Reader], for text: String) -> Int? {
        var best: Int?
        for (index, reader) in readers.enumerated() {
            guard let known = best else {
                best = index
                continue
            }
            let other = readers[known]
            if reader.score.outranks(other.score) {
                best = index
            } else if !other.score.outranks(reader.score),
                reader.parser.functionWordCount(in: text) > other.parser.functionWordCount(in: text)
            {
                best = index
            }
        }
        return best
    }

    private static func rivals(of best: Int, among readers: [Reader]) -> [Reader] {
        readers.enumerated().filter { $0.offset != best && $0.element.score.isNear(readers[best].score) }.map(\.element)
    }
}

extension ParseOptions {
    fileprivate func allows(_ kind: LanguageChoice.Kind) -> Bool {
        switch kind {
        case .exact: true
        case .approximate: edits != 0
        case .partial: partial
        }
    }
}

/// The score of a language's best reading, comparable with that of other languages.
struct LanguageScore {
    fileprivate let preference: Candidates.Preference
    fileprivate let score: Score

    /// Whether it ranks before another.
    func outranks(_ other: LanguageScore) -> Bool {
        if preference.preferenceRank != other.preference.preferenceRank {
            return preference.preferenceRank > other.preference.preferenceRank
        }
        if score != other.score { return score.outranks(other.score) }
        return preference.length > other.preference.length
    }

    /// Whether its corrections cost nearly as little as those of another.
    fileprivate func isNear(_ other: LanguageScore) -> Bool {
        EditCost.isNear(score.cost, to: other.score.cost, isDoubtful: false)
    }
}

extension Parser {
    /// The options without the intents that the grammar lacks; nil if it lacks all.
    func own(_ options: ParseOptions) -> ParseOptions? {
        if options.intents.isEmpty { return options }
        var own = options
        own.intents = options.intents.filter(compiled.hasIntent)
        return own.intents.isEmpty ? nil : own
    }

    /// The search for an utterance, to be done later.
    func search(for text: String, _ options: ParseOptions) -> SearchInput {
        withMatcher(for: text, options) { $1.input }
    }

    /// The score of the best reading of a kind; nil if there is none.
    ///
    /// - Throws: `ParseError.tooManyWays`.
    fileprivate func score(
        of text: String,
        _ options: ParseOptions,
        _ kind: LanguageChoice.Kind
    ) throws(ParseError) -> LanguageScore? {
        let found = withMatcher(for: text, options) { matcher, context in
            let best = matcher.best(kind, in: context)
            return (score: best.map(matcher.score), isOverwhelmed: kind == .exact && matcher.isOverwhelmed)
        }
        if found.isOverwhelmed { throw .tooManyWays }
        return found.score
    }

    /// The number of words of a text that are function words of the language.
    fileprivate func functionWordCount(in text: String) -> Int {
        withMatcher(for: text) { matcher, context in
            let text = MatchedText(matcher.text(.full))
            let language = context.correctionVocabulary.language
            var count = 0
            text.forEachWord(in: 0..<text.count) { if language.isFunction(text.word($0)) { count += 1 } }
            return count
        }
    }
}

extension Matcher {
    /// The number of the best candidate of a kind; nil if there is none.
    fileprivate func best(_ kind: LanguageChoice.Kind, in context: SearchContext) -> Int? {
        switch kind {
        case .exact:
            match(in: context, limit: 1)
            return candidates.best()
        case .approximate: return approximateCandidates(in: context)?.first
        case .partial: return partialCandidates(in: context).first
        }
    }

    /// A candidate's score, with its whole literal text.
    fileprivate func score(of candidate: Int) -> LanguageScore {
        let found = candidates[candidate]
        var score = found.score
        if !hasSkipWords {
            let text = MatchedText(text(.full))
            score.literal += Int32(text.literalCount(in: 0..<text.count))
        }
        return LanguageScore(preference: found.preference, score: score)
    }
}

extension MultilingualParser {
    /// Checks that each intent is known in a language.
    ///
    /// - Throws: `ParseError.unknownIntent` for the first that is not.
    fileprivate func check(intents names: [String]) throws(ParseError) {
        for name in names where !parsers.contains(where: { $0.compiled.hasIntent(name) }) {
            let known = Set(parsers.flatMap { $0.compiled.intentNames }).sorted()
            throw .unknownIntent(name, suggestion: Suggestion.nearest(to: name, among: known))
        }
    }
}
