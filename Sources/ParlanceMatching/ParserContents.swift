import ParlanceGrammar

/// The parts of a parser behind one reference, so that passing a parser on retains a single object.
final class ParserContents: Sendable {
    let grammar: CompiledGrammar
    /// The lists given at run time.
    let runTimeLists: [String: CompiledList]
    /// The names of lists that are exact by a caller's wish, besides those that the grammar declares exact.
    let exactLists: Set<String>
    let terms: TermLayers
    /// The lists of the grammar, those given at run time, and the vocabulary.
    let lists: ListTable
    /// The apps given at run time; nil if the grammar's apps apply.
    let apps: AppCatalog?
    private let deferredCorrections = Deferred<CorrectionVocabulary>()

    init(
        _ grammar: CompiledGrammar,
        runTimeLists: [String: CompiledList],
        exactLists: Set<String>,
        terms: TermLayers,
        apps: AppCatalog?
    ) {
        self.grammar = grammar
        self.runTimeLists = runTimeLists
        self.exactLists = exactLists
        self.terms = terms
        self.apps = apps
        lists = ListTable(grammar, runTime: runTimeLists, exact: exactLists, terms)
    }

    /// Creates the same parts with another vocabulary.
    init(_ other: ParserContents, terms: TermLayers) {
        grammar = other.grammar
        runTimeLists = other.runTimeLists
        exactLists = other.exactLists
        self.terms = terms
        apps = other.apps
        lists = ListTable(other.lists, terms, insteadOf: other.terms)
    }

    /// The words that may replace others in approximate readings.
    var correctionVocabulary: CorrectionVocabulary {
        deferredCorrections.value {
            let words = grammar.forgiving.value { ForgivingGrammar(grammar) }
            return CorrectionVocabulary(words, others: words.lexicons(of: runTimeLists, terms))
        }
    }
}
