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

    let compiled: CompiledGrammar
    private let runTime: [String: CompiledList]
    let lists: ListTable

    /// Compiles a grammar.
    public init(_ grammar: Grammar) {
        self.init(CompiledGrammar(grammar), runTime: [:])
    }

    private init(_ compiled: CompiledGrammar, runTime: [String: CompiledList]) {
        self.compiled = compiled
        self.runTime = runTime
        lists = ListTable(compiled, runTime: runTime)
    }

    public var grammar: Grammar { compiled.grammar }

    /// A parser for the same grammar with these run-time lists and no others. A list here takes the place of one of the
    /// same name in the grammar.
    ///
    /// - Complexity: in proportion to the lists; the grammar is not compiled again.
    public func with(lists: [String: SlotList]) -> Parser {
        Parser(compiled, runTime: compile(lists))
    }

    /// A parser for the same grammar that has these run-time lists besides those it has. A list here takes the place of
    /// one of the same name.
    ///
    /// - Complexity: in proportion to the lists given; nothing else is compiled again.
    public func adding(lists: [String: SlotList]) -> Parser {
        Parser(compiled, runTime: runTime.merging(compile(lists)) { _, new in new })
    }

    private func compile(_ lists: [String: SlotList]) -> [String: CompiledList] {
        var compiler = ListCompiler(
            normalizer: compiled.normalizer,
            language: compiled.grammar.language,
            rules: compiled.grammar.rules
        )
        return lists.mapValues { compiler.compile($0) }
    }

    /// Reads one utterance.
    ///
    /// - Throws: `ParseError.textTooLong` beyond `textLimit`; nothing else.
    public func parse(_ text: String, options: ParseOptions = ParseOptions()) throws(ParseError) -> ParseResult {
        try parse(text, options: options, by: .automaton)
    }

    /// How the templates that may match are found.
    enum Search {
        /// The automaton says which.
        case automaton
        /// Every template is tried: the judge of the automaton.
        case exhaustion
    }

    func parse(_ text: String, options: ParseOptions, by search: Search) throws(ParseError) -> ParseResult {
        guard text.utf8.count <= Self.textLimit else {
            throw ParseError.textTooLong(bytes: text.utf8.count, limit: Self.textLimit)
        }
        let normalizer = compiled.normalizer
        let texts = UtteranceTexts(normalizer.normalize(text), skipWords: compiled.skipWords, normalizer: normalizer)
        let finder = CandidateFinder(compiled, runTime: runTime, lists: lists, texts: texts, options: options)
        let candidates = Ranking(options: options).ranked(finder.candidates(by: search))
        guard !candidates.isEmpty else {
            return ParseResult(text: text, match: .none, readings: [], nearest: finder.nearest(by: search))
        }
        return ParseResult(text: text, match: .exact, readings: readings(candidates, options), nearest: [])
    }

    /// The best readings, each only once: skip words and splits that leave all slots the same make no other reading.
    private func readings(_ candidates: [Candidate], _ options: ParseOptions) -> [Reading] {
        var readings: [Reading] = []
        for candidate in candidates {
            let reading = Reading(candidate)
            guard !readings.contains(where: { $0.source == reading.source && $0.slots == reading.slots }) else {
                continue
            }
            readings.append(reading)
            if readings.count == options.limit { break }
        }
        return readings
    }
}
