import ParlanceGrammar
import ParlanceMatching

/// The outcomes of the sentences of corpora.
public struct CorpusReport: Sendable {
    /// In the order of the run.
    public private(set) var outcomes: [CorpusOutcome] = []

    /// Creates an empty report.
    public init() {}

    /// The number of sentences that passed.
    public var passed: Int { outcomes.count { $0.status == .passed } }

    /// The sentences that failed, or passed unexpectedly, in the order of the run.
    public var failures: [CorpusFailure] { outcomes.compactMap(\.failure) }

    /// Parses every sentence of `corpus` and compares the results.
    ///
    /// - Parameter parser: May have run-time lists; those of the corpus are added.
    public mutating func run(_ corpus: Corpus, with parser: Parser) {
        let parser = parser.adding(listsOf: corpus)
        for test in corpus.tests {
            for sentence in test.sentences { run(sentence, of: test, in: corpus, with: parser) }
        }
    }

    /// Runs a corpus and counts the parts of the grammar that passing sentences used.
    public mutating func run(_ corpus: Corpus, with parser: Parser, counting coverage: inout Coverage) {
        let parser = parser.adding(listsOf: corpus)
        for test in corpus.tests {
            for sentence in test.sentences where run(sentence, of: test, in: corpus, with: parser) {
                let explanation = try? parser.explain(sentence.text, options: test.options)
                if let best = explanation?.readings.first { coverage.add(best) }
            }
        }
    }

    /// - Returns: Whether it passes.
    @discardableResult
    private mutating func run(
        _ sentence: CorpusTest.Sentence,
        of test: CorpusTest,
        in corpus: Corpus,
        with parser: Parser
    ) -> Bool {
        let failure = test.isSkipped ? nil : Self.failure(of: sentence, test, with: parser)
        let outcome = CorpusOutcome(sentence, of: test, in: corpus, failure: failure)
        outcomes.append(outcome)
        return outcome.status == .passed
    }

    /// Appends another report.
    public mutating func append(_ other: CorpusReport) {
        outcomes += other.outcomes
    }

    /// Nil if the sentence passes.
    private static func failure(
        of sentence: CorpusTest.Sentence,
        _ test: CorpusTest,
        with parser: Parser
    ) -> CorpusFailure? {
        do {
            let result = try parser.parse(sentence.text, options: test.optionsOfParse)
            let actual = result.understandings(like: test)
            var comparison = Comparison(test.expected, actual)
            if let best = result.readings.first { comparison.compareSpans(of: sentence, with: best) }
            if comparison.agrees { return nil }
            return CorpusFailure(
                sentence: sentence,
                expected: test.expected,
                actual: actual,
                comparison: comparison,
                reason: try FailureReason(sentence.text, test, actual: actual, parser)
            )
        } catch {
            let comparison = Comparison(test.expected, [])
            return CorpusFailure(sentence: sentence, expected: test.expected, comparison: comparison, error: error)
        }
    }
}

extension Parser {
    fileprivate func adding(listsOf corpus: Corpus) -> Parser {
        corpus.lists.isEmpty ? self : adding(lists: corpus.lists)
    }
}

extension CorpusTest {
    fileprivate var isSkipped: Bool {
        if case .skipped? = exemption { true } else { false }
    }

    /// If several readings are expected, all are compared.
    fileprivate var optionsOfParse: ParseOptions {
        guard case .ambiguous = expected else { return options }
        var options = options
        options.limit = ParseOptions.mostReadings
        return options
    }
}

extension ParseResult {
    /// The meanings of the readings, without duplicates.
    fileprivate func understandings(like test: CorpusTest) -> [Understanding] {
        var found: [Understanding] = []
        for reading in readings {
            let understanding = Understanding(reading, like: test.expected.understandings.first, tacit: test.tacitSlots)
            if !found.contains(understanding) { found.append(understanding) }
        }
        return found
    }
}
