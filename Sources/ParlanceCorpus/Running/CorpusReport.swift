import ParlanceGrammar
import ParlanceMatching

/// What became of the sentences of corpora.
public struct CorpusReport: Sendable {
    /// In the order in which they were run.
    public private(set) var outcomes: [CorpusOutcome] = []

    public init() {}

    /// How many sentences gave what they must.
    public var passed: Int { outcomes.count { $0.failure == nil } }

    public var failures: [CorpusFailure] { outcomes.compactMap(\.failure) }

    /// Parses every sentence of `corpus` and compares.
    ///
    /// - Parameters:
    ///   - parser: may have run-time lists; those of the corpus come on top.
    ///   - observer: is given the best reading of each sentence that passes.
    public mutating func run(_ corpus: Corpus, with parser: Parser, observer: (Reading) -> Void = { _ in }) {
        let parser = corpus.lists.isEmpty ? parser : parser.adding(lists: corpus.lists)
        for test in corpus.tests {
            for sentence in test.sentences {
                let (failure, best) = Self.run(sentence, of: test, with: parser)
                outcomes.append(
                    CorpusOutcome(
                        language: corpus.language,
                        file: corpus.file,
                        sentence: sentence,
                        intent: test.expected.intent,
                        failure: failure
                    )
                )
                if failure == nil, let best { observer(best) }
            }
        }
    }

    /// Puts what another report holds behind.
    public mutating func append(_ other: CorpusReport) {
        outcomes += other.outcomes
    }

    private static func run(
        _ sentence: CorpusTest.Sentence,
        of test: CorpusTest,
        with parser: Parser
    ) -> (failure: CorpusFailure?, best: Reading?) {
        do {
            let result = try parser.parse(sentence.text, options: test.optionsOfParse)
            let actual = result.understandings(like: test)
            var comparison = Comparison(test.expected, actual)
            if let best = result.best { comparison.compareSpans(of: sentence, with: best) }
            if comparison.agrees { return (nil, result.best) }
            var failure = CorpusFailure(sentence: sentence, expected: test.expected, comparison: comparison)
            failure.actual = actual
            failure.template = result.best.map { ($0.template, $0.source) }
            failure.nearest = result.nearest
            return (failure, result.best)
        } catch {
            let comparison = Comparison(test.expected, [])
            return (
                CorpusFailure(sentence: sentence, expected: test.expected, comparison: comparison, error: error), nil
            )
        }
    }
}

extension CorpusTest {
    /// Where several readings are expected, all are looked at.
    fileprivate var optionsOfParse: ParseOptions {
        guard case .ambiguous = expected else { return options }
        var options = options
        options.limit = ParseOptions.mostReadings
        return options
    }
}

extension ParseResult {
    /// What the readings mean, each meaning once.
    fileprivate func understandings(like test: CorpusTest) -> [Understanding] {
        var found: [Understanding] = []
        for reading in readings {
            let understanding = Understanding(reading, like: test.expected.understandings.first, tacit: test.tacitSlots)
            if !found.contains(understanding) { found.append(understanding) }
        }
        return found
    }
}
