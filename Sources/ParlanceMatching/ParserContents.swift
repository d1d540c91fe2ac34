import ParlanceGrammar

/// The parts of a parser, behind one reference, so that a parser that is passed on is counted as held once.
final class ParserContents: Sendable {
    let grammar: CompiledGrammar
    /// The lists given at run time.
    let runTimeLists: [String: CompiledList]
    let terms: TermLayers
    /// The lists of the grammar, with those given at run time and the vocabulary.
    let lists: ListTable
    /// The apps given at run time; nil: the grammar's count.
    let apps: AppCatalog?
    private let deferredCorrections = Deferred<CorrectionVocabulary>()

    init(_ grammar: CompiledGrammar, runTimeLists: [String: CompiledList], terms: TermLayers, apps: AppCatalog?) {
        self.grammar = grammar
        self.runTimeLists = runTimeLists
        self.terms = terms
        self.apps = apps
        lists = ListTable(grammar, runTime: runTimeLists, terms)
    }

    /// The same parts with another vocabulary.
    init(_ other: ParserContents, terms: TermLayers) {
        grammar = other.grammar
        runTimeLists = other.runTimeLists
        self.terms = terms
        apps = other.apps
        lists = ListTable(other.lists, terms, insteadOf: other.terms)
    }

    /// The words that approximate readings may take others for.
    var correctionVocabulary: CorrectionVocabulary {
        deferredCorrections.value {
            let words = grammar.forgiving.value { ForgivingGrammar(grammar) }
            return CorrectionVocabulary(words, others: words.lexicons(of: runTimeLists, terms))
        }
    }
}
