import ParlanceGrammar
import ParlanceText

/// Reads utterances: finds the intent and its slots.
///
/// A parser is a value. Giving it other run-time lists makes a new one that shares the compiled grammar with the old.
///
/// ```swift
/// let parser = try Parser(yaml: "language: en\nintents: {Pause: {data: [{sentences: [pause it]}]}}")
/// print(try parser.parse("Pause it!").best!.intent)  // Pause
/// ```
public struct Parser: Sendable {
    /// How many UTF-8 bytes an utterance may have.
    public static let textLimit = 4_096

    /// How many words may be edited if the caller doesn't say.
    public static let usualEdits = 3

    private let contents: ParserContents

    var compiled: CompiledGrammar { contents.grammar }
    var lists: ListTable { contents.lists }
    var terms: TermLayers { contents.terms }
    /// The apps that were given at run time; nil: those of the grammar count.
    var givenApps: AppCatalog? { contents.apps }

    /// The words that approximate readings may take others for.
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

    /// The same with another vocabulary.
    init(_ other: Parser, terms: TermLayers) {
        contents = ParserContents(other.contents, terms: terms)
    }

    /// The search for one utterance.
    @inline(__always)
    func search(for utterance: String, _ options: ParseOptions = .exact) -> SearchContext {
        SearchContext(utterance, options, in: contents)
    }

    /// The language of the grammar, a BCP 47 tag.
    public var language: String { compiled.parts.language }

    /// The names of the lists that templates mention, defined or not.
    package var mentionedLists: Set<String> {
        Set(compiled.listNumbers.keys.compactMap { if case .shared(let name) = $0 { name } else { nil } })
    }

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
