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
        contents = ParserContents(compiled, runTimeLists: [:], terms: terms, apps: nil)
    }

    private init(_ other: Parser, runTime: [String: CompiledList], apps: AppCatalog?) {
        contents = ParserContents(other.compiled, runTimeLists: runTime, terms: other.terms, apps: apps)
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

    /// The rules of the grammar, which list values may mention.
    public var rules: [String: Rule] { compiled.parts.rules.rules }

    /// Returns a parser for the same grammar and vocabulary with these run-time lists and no others; apps given at run
    /// time remain. A list replaces the grammar's list of the same name.
    ///
    /// - Complexity: Linear in the size of the lists; the grammar is not compiled again.
    public func with(lists: [String: SlotList]) -> Parser {
        Parser(self, runTime: compile(listOfApps.merging(lists) { _, list in list }), apps: givenApps)
    }

    /// Returns a parser for the same grammar with these run-time lists in addition to its own. A list replaces one of
    /// the same name.
    ///
    /// - Complexity: Linear in the size of the given lists; the rest is not compiled again.
    public func adding(lists: [String: SlotList]) -> Parser {
        adding(lists: lists, apps: givenApps)
    }

    func adding(lists: [String: SlotList], apps: AppCatalog?) -> Parser {
        Parser(self, runTime: contents.runTimeLists.merging(compile(lists)) { _, new in new }, apps: apps)
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
