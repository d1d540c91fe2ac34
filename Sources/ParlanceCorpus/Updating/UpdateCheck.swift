import ParlanceGrammar

/// Verifies the new text of a corpus: it must have the new expectations, and the old ones for all other sentences.
struct UpdateCheck {
    private struct Wanted {
        var sentence: String
        var context: [String: Value]
        /// The actual result; nil if the test is unchanged.
        var actual: [Understanding]?
        var expected: Expectation
        var exemption: Exemption?
    }

    private let wanted: [Wanted]

    init(_ corpus: Corpus, _ updated: [SourcePlace: [Understanding]]) {
        wanted = corpus.tests.flatMap { test in
            test.sentences.map { sentence in
                Wanted(
                    sentence: sentence.text,
                    context: test.context,
                    actual: updated[sentence.place],
                    expected: test.expected,
                    exemption: test.exemption
                )
            }
        }
    }

    func holds(for text: SourceText) -> Bool {
        guard let corpora = try? CorpusLoader.load(text) else { return false }
        var waiting = Dictionary(grouping: wanted, by: \.sentence)
        for test in corpora.flatMap(\.tests) {
            for sentence in test.sentences {
                let index = waiting[sentence.text]?.firstIndex { Self.says(test, $0) }
                guard let index else { return false }
                waiting[sentence.text]?.remove(at: index)
            }
        }
        return waiting.values.allSatisfy(\.isEmpty)
    }

    private static func says(_ test: CorpusTest, _ wanted: Wanted) -> Bool {
        guard test.context == wanted.context, test.exemption == wanted.exemption else { return false }
        guard let actual = wanted.actual else { return test.expected == wanted.expected }
        return Comparison(test.expected, actual).agrees
    }
}
