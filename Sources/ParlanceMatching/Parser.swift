import ParlanceGrammar
import ParlanceText

/// Reads utterances: finds the intent and its slots.
///
/// A parser is a value. Giving it other run-time lists makes a new one that shares the compiled grammar with the old.
///
/// ```swift
/// let parser = Parser(grammar)
/// let result = try parser.parse("turn on the kitchen light")
/// ```
public struct Parser: Sendable {
    /// How many UTF-8 bytes an utterance may have.
    public static let textLimit = 4_096

    /// How many words may be edited if the caller doesn't say.
    public static let usualEdits = 3

    /// Where several candidates come to the same reading, no more of each template than these are looked at.
    private static let mostCandidates = 1 << 12

    /// What a parser is made of, behind one reference: a parser that is handed about is counted as held once, not thrice.
    private final class Contents: Sendable {
        let compiled: CompiledGrammar
        let runTime: [String: CompiledList]
        let terms: TermLayers
        let lists: ListTable
        /// The words of the run-time lists and of the vocabulary.
        let words = Deferred<[Lexicon]>()
        /// Those given at run time; nil: the grammar's.
        let apps: AppCatalog?

        init(_ compiled: CompiledGrammar, runTime: [String: CompiledList], terms: TermLayers, apps: AppCatalog?) {
            self.compiled = compiled
            self.runTime = runTime
            self.terms = terms
            self.apps = apps
            lists = ListTable(compiled, runTime: runTime, terms)
        }

        /// The same with another vocabulary.
        init(_ other: Contents, terms: TermLayers) {
            compiled = other.compiled
            runTime = other.runTime
            self.terms = terms
            apps = other.apps
            lists = ListTable(other.lists, terms, insteadOf: other.terms)
        }
    }

    private let contents: Contents

    var compiled: CompiledGrammar { contents.compiled }
    var lists: ListTable { contents.lists }
    var terms: TermLayers { contents.terms }
    /// The apps that were given at run time; nil: those of the grammar count.
    var givenApps: AppCatalog? { contents.apps }

    /// What is known about the words of grammar and lists.
    var knowledge: LatticeBuilder.Knowledge {
        let grammar = compiled.forgiving.value { ForgivingGrammar(compiled) }
        let words = contents.words.value { grammar.lexicons(of: contents.runTime, contents.terms) }
        return LatticeBuilder.Knowledge(
            lexicons: grammar.lexicons + words,
            language: grammar.language,
            numbers: grammar.numbers,
            opposites: grammar.opposites,
            gluesWords: grammar.gluesWords
        )
    }

    /// Compiles a grammar.
    public init(_ grammar: Grammar) {
        self.init(DeepStack.run { GrammarCompiler.compile(grammar) })
    }

    init(_ compiled: CompiledGrammar) {
        let terms = TermLayers(compiled.parts.vocabulary, compiled, reusing: TermLayers())
        contents = Contents(compiled, runTime: [:], terms: terms, apps: nil)
    }

    private init(_ other: Parser, runTime: [String: CompiledList], apps: AppCatalog?) {
        contents = Contents(other.compiled, runTime: runTime, terms: other.terms, apps: apps)
    }

    /// The same with another vocabulary.
    init(_ other: Parser, terms: TermLayers) {
        contents = Contents(other.contents, terms: terms)
    }

    /// The language of the grammar, a BCP 47 tag.
    public var language: String { compiled.parts.language }

    /// The rules of the grammar, which values of lists may mention.
    public var rules: [String: Rule] { compiled.parts.rules.rules }

    /// A parser for the same grammar and vocabulary with these run-time lists and no others; apps given at run time stay. A list
    /// here takes the place of one of the same name in the grammar.
    ///
    /// - Complexity: in proportion to the lists; the grammar is not compiled again.
    public func with(lists: [String: SlotList]) -> Parser {
        Parser(self, runTime: compile(listOfApps.merging(lists) { _, list in list }), apps: givenApps)
    }

    /// A parser for the same grammar that has these run-time lists besides those it has. A list here takes the place of
    /// one of the same name.
    ///
    /// - Complexity: in proportion to the lists given; nothing else is compiled again.
    public func adding(lists: [String: SlotList]) -> Parser {
        adding(lists: lists, apps: givenApps)
    }

    func adding(lists: [String: SlotList], apps: AppCatalog?) -> Parser {
        Parser(self, runTime: contents.runTime.merging(compile(lists)) { _, new in new }, apps: apps)
    }

    private func compile(_ lists: [String: SlotList]) -> [String: CompiledList] {
        let compiler = ListCompiler(
            normalizer: compiled.normalizer,
            language: compiled.parts.language,
            rules: rules,
            contexts: compiled.contexts
        )
        return lists.values.contains(where: \.hasTemplates)
            ? DeepStack.run { compiler.compiled(lists) } : compiler.compiled(lists)
    }

    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
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
        let found = compiled.matchers.withMatcher { matcher in
            matcher.prepare(text, context: options.context, compiled)
            observer(.normalize)
            return result(of: text, by: matcher, options, observer) ?? guess(text, by: matcher, options)
        }
        observer(.extract)
        return found
            ?? ParseResult(
                text: text,
                noMatch: NearMissInquiry(text: text, grammar: compiled, lists: lists, options: options)
            )
    }

    @inline(__always)
    private func result(
        of text: String,
        by matcher: Matcher,
        _ options: ParseOptions,
        _ observer: (ParseStage) -> Void
    ) -> ParseResult? {
        guard options.limit == 1 else {
            let readings = manyReadings(of: text, by: matcher, options, observer).map(\.reading)
            return readings.first.map { ParseResult(text: text, best: $0, others: Array(readings.dropFirst())) }
        }
        matcher.match(by: self, options, limit: 1)
        observer(.match)
        return matcher.candidates.best().map {
            ParseResult(text: text, best: matcher.reading($0, of: text, by: self, options), others: [])
        }
    }

    /// What the utterance may have meant; nil if nothing is near, or nobody wants to know.
    @inline(never)
    private func guess(_ text: String, by matcher: Matcher, _ options: ParseOptions) -> ParseResult? {
        guesses(of: text, by: matcher, options).map { guesses in
            ParseResult(text: text, guesses: guesses.map { matcher.reading($0, of: text, by: self, options) })
        }
    }

    /// The candidates with edits between which nothing decides; nil if nothing is near, or nobody wants to know.
    func guesses(of text: String, by matcher: Matcher, _ options: ParseOptions) -> [Int]? {
        options.edits == 0 ? nil : matcher.forgive(text, by: self, options)
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
            let readings = distinctReadings(of: text, by: matcher, options)
            if readings.count == options.limit || matcher.candidates.count < limit || limit > Self.mostCandidates {
                return readings
            }
            limit *= 4
        }
    }

    /// The best readings, each only once: skip words and splits that leave all slots the same make no other reading.
    private func distinctReadings(of text: String, by matcher: Matcher, _ options: ParseOptions) -> [RankedReading] {
        var readings: [RankedReading] = []
        var taken: [Int] = []
        for candidate in matcher.candidates.ranked() {
            guard !taken.contains(where: { matcher.candidates.differOnlyInWildcards($0, candidate) }) else { continue }
            taken.append(candidate)
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
