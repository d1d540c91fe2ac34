import ParlanceGrammar
import ParlanceText

/// Parses utterances: finds the intent and its slots.
///
/// A parser is a value. Changing the run-time lists creates a new parser that shares the compiled grammar.
///
/// ```swift
/// let parser = try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}")
/// print(try parser.parse("Pause it!").best!.intent)  // Pause
/// ```
public struct Parser: Sendable {
    /// The maximum length of an utterance, in UTF-8 bytes.
    public static let textLimit = 4_096

    /// The default maximum number of corrected words.
    public static let usualEdits = 3

    private let contents: ParserContents

    var compiled: CompiledGrammar { contents.grammar }
    var lists: ListTable { contents.lists }
    var terms: TermLayers { contents.terms }
    /// The apps given at run time; nil if the grammar's apps apply.
    var givenApps: AppCatalog? { contents.apps }

    /// The words that may replace others in approximate readings.
    var correctionVocabulary: CorrectionVocabulary { contents.correctionVocabulary }

    /// Compiles a grammar.
    public init(_ grammar: Grammar) {
        self.init(DeepStack.run { GrammarCompiler.compile(grammar) })
    }

    init(_ compiled: CompiledGrammar) {
        let terms = TermLayers(compiled.parts.vocabulary, compiled, reusing: TermLayers())
        contents = ParserContents(compiled, runTimeLists: [:], exactLists: [], terms: terms, apps: nil)
    }

    private init(_ other: Parser, runTime: [String: CompiledList], exact: Set<String>, apps: AppCatalog?) {
        contents = ParserContents(
            other.compiled,
            runTimeLists: runTime,
            exactLists: exact,
            terms: other.terms,
            apps: apps
        )
    }

    /// Creates a parser with the same grammar and lists and another vocabulary.
    init(_ other: Parser, terms: TermLayers) {
        contents = ParserContents(other.contents, terms: terms)
    }

    /// Lends `body` a matcher that has prepared an utterance, and the context of its search. Neither may escape.
    @inline(__always)
    func withMatcher<Result>(
        for utterance: String,
        _ options: ParseOptions = .exact,
        _ body: (Matcher, SearchContext) -> Result
    ) -> Result {
        contents.withMatcher(for: utterance, options, body)
    }

    /// The language of the grammar, a BCP 47 tag.
    public var language: String { compiled.parts.language }

    /// The names of the lists that templates mention, whether defined or not.
    package var mentionedLists: Set<String> {
        Set(compiled.listNumbers.keys.compactMap { if case .shared(let name) = $0 { name } else { nil } })
    }

    /// The names of lists that are exact by a caller's wish, besides those that the grammar declares exact.
    package var exactLists: Set<String> { contents.exactLists }

    /// The rules of the grammar, which list values may mention.
    public var rules: [String: Rule] { compiled.parts.rules.rules }

    /// Returns a parser for the same grammar and vocabulary with these run-time lists and no others; apps given at run
    /// time remain. A list replaces the grammar's list of the same name.
    ///
    /// - Parameter exact: The names of lists whose values are never corrected, in addition to those that the grammar
    ///   declares exact.
    /// - Complexity: Linear in the size of the lists; the grammar is not compiled again.
    public func with(lists: [String: SlotList], exact: Set<String> = []) -> Parser {
        Parser(self, runTime: compile(listOfApps.merging(lists) { _, list in list }), exact: exact, apps: givenApps)
    }

    /// Returns a parser for the same grammar with these run-time lists in addition to its own. A list replaces one of
    /// the same name.
    ///
    /// - Parameter exact: The names of those lists whose values are never corrected, in addition to those that the
    ///   grammar declares exact.
    /// - Complexity: Linear in the size of the given lists; the rest is not compiled again.
    public func adding(lists: [String: SlotList], exact: Set<String> = []) -> Parser {
        adding(lists: lists, exact: exact, apps: givenApps)
    }

    func adding(lists: [String: SlotList], exact: Set<String> = [], apps: AppCatalog?) -> Parser {
        Parser(
            self,
            runTime: contents.runTimeLists.merging(compile(lists)) { _, new in new },
            exact: contents.exactLists.subtracting(lists.keys).union(exact),
            apps: apps
        )
    }

    private func compile(_ lists: [String: SlotList]) -> [String: CompiledList] {
        let compiler = ListCompiler(
            normalizer: compiled.normalizer,
            language: compiled.parts.language,
            compiled.parts.languages,
            rules: rules,
            contexts: compiled.contexts
        )
        return lists.values.contains(where: \.hasTemplates)
            ? DeepStack.run { compiler.compiled(lists) } : compiler.compiled(lists)
    }
}
