import Parlance
import ParlanceMeasuring

/// A parser whose vocabulary is set at once, or extended by a term.
public struct VocabularyRun: Sendable {
    private let parser: Parser
    private let vocabulary: Vocabulary
    private let loaded: Parser

    /// - Parameters:
    ///   - workload: A workload whose grammar has a slot `name`.
    ///   - terms: The number of terms.
    public init(_ workload: Workload, terms count: Int) {
        var names = NameGenerator(words: 2...2)
        let terms = names.names(count).map { Term(phrase: TermPhrase($0)) }
        var vocabulary = Vocabulary()
        _ = vocabulary.set(terms, of: "name", tier: .user)
        parser = Parser(workload.grammar)
        self.vocabulary = vocabulary
        loaded = parser.with(vocabulary: vocabulary)
    }

    /// Creates a parser with all terms.
    public func load() { _ = parser.with(vocabulary: vocabulary) }

    /// Creates a parser with an additional term from that one.
    public func addTerm() {
        var more = vocabulary
        _ = more.append(Term(phrase: "brand new thing"), to: "name", tier: .user)
        _ = loaded.with(vocabulary: more)
    }
}
