import ParlanceGrammar
import ParlanceMatching

/// What became of the sentences of a corpus.
public struct CorpusReport: Sendable {
    public var passed = 0
    public var failures: [CorpusFailure] = []

    public init() {}

    /// Parses every sentence of `corpus` and compares.
    ///
    /// - Parameter parser: may have run-time lists; those of the corpus come on top.
    public mutating func run(_ corpus: Corpus, with parser: Parser) {
        let parser = corpus.lists.isEmpty ? parser : parser.adding(lists: corpus.lists)
        for test in corpus.tests {
            for sentence in test.sentences { run(sentence, of: test, with: parser) }
        }
    }

    private mutating func run(_ sentence: CorpusTest.Sentence, of test: CorpusTest, with parser: Parser) {
        var failure = CorpusFailure(sentence: sentence, expected: test.expected)
        do {
            let result = try parser.parse(sentence.text, options: ParseOptions(context: test.context))
            failure.actual = result.readings.first.map { Understanding($0, like: test.expected) }
            if failure.actual == failure.expected {
                passed += 1
                return
            }
        } catch {
            failure.error = error
        }
        failures.append(failure)
    }
}
