import ParlanceGrammar
import ParlanceMatching

/// What became of the sentences of a corpus.
public struct CorpusReport: Sendable {
    public var passed = 0
    public var failures: [CorpusFailure] = []

    public init() {}

    /// Parses every sentence of `corpus` and compares.
    public mutating func run(_ corpus: Corpus, with parser: Parser) {
        let parser = corpus.lists.isEmpty ? parser : parser.with(lists: corpus.lists)
        for test in corpus.tests {
            for sentence in test.sentences { run(sentence, of: test, with: parser) }
        }
    }

    private mutating func run(_ sentence: CorpusTest.Sentence, of test: CorpusTest, with parser: Parser) {
        let result = try? parser.parse(sentence.text, options: ParseOptions(context: test.context))
        let expected = Understanding(intent: test.intent, slots: test.slots, response: test.response)
        let actual = result?.readings.first.map { reading in
            Understanding(
                intent: reading.intent,
                slots: Dictionary(reading.slots.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }),
                response: test.response.map { _ in reading.response }
            )
        }
        if actual == expected {
            passed += 1
        } else {
            failures.append(CorpusFailure(sentence: sentence, expected: expected, actual: actual))
        }
    }
}

/// A sentence that did not give what it must.
public struct CorpusFailure: Sendable {
    public var sentence: CorpusTest.Sentence
    public var expected: Understanding
    /// Nil: nothing matched.
    public var actual: Understanding?
}

/// What a sentence means, as far as a corpus says.
public struct Understanding: Sendable, Hashable, CustomStringConvertible {
    public var intent: String
    public var slots: [String: Value]
    /// Nil where the corpus does not say.
    public var response: String?

    public var description: String {
        let values = slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "\(intent) {\(values.joined(separator: ", "))}" + (response.map { " response \($0)" } ?? "")
    }
}
