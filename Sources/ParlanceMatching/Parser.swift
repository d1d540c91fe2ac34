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

    /// What a parser is made of, behind one reference: a parser that is handed about is counted as held once, not thrice.
    private final class Contents: Sendable {
        let compiled: CompiledGrammar
        let runTime: [String: CompiledList]
        let terms: TermLayers
        let lists: ListTable
        let correctionVocabulary = Deferred<CorrectionVocabulary>()
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

    /// The words that approximate readings may take others for.
    var correctionVocabulary: CorrectionVocabulary {
        contents.correctionVocabulary.value {
            let grammar = compiled.forgiving.value { ForgivingGrammar(compiled) }
            return CorrectionVocabulary(grammar, others: grammar.lexicons(of: contents.runTime, terms))
        }
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
}
