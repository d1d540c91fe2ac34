/// Selects the sentences of corpora to run.
///
/// A pattern selects sentences by one of these, regardless of case:
///
/// - the name of the expected intent, as a whole: `Brew`, or `(no match)` for sentences that no template may match
/// - a part of the text: `cup of`
/// - the place: `kitchen.yaml:8` or `kitchen.yaml:8:18`
///
/// `*` stands for any characters: `Brew*`.
public struct SentenceFilter: Sendable {
    /// The name of the intent of sentences that no template may match.
    package static let noIntent = "(no match)"

    private let patterns: [String]

    /// Selects the sentences that one of the patterns selects, or all without patterns.
    public init(_ patterns: [String]) {
        self.patterns = patterns.map { $0.lowercased() }
    }

    /// The corpora with the selected sentences; tests and corpora without any are left out.
    public func selection(from corpora: [Corpus]) -> [Corpus] {
        guard !patterns.isEmpty else { return corpora }
        return corpora.compactMap { corpus in
            var corpus = corpus
            corpus.tests = corpus.tests.compactMap(selection)
            return corpus.tests.isEmpty ? nil : corpus
        }
    }

    private func selection(from test: CorpusTest) -> CorpusTest? {
        var test = test
        let intent = (test.expected.intent ?? Self.noIntent).lowercased()
        if patterns.contains(where: { Glob.matches(intent, $0) }) { return test }
        test.sentences = test.sentences.filter(selects)
        return test.sentences.isEmpty ? nil : test
    }

    private func selects(_ sentence: CorpusTest.Sentence) -> Bool {
        let text = sentence.text.lowercased()
        let line = "\(sentence.place.file):\(sentence.place.line)".lowercased()
        let column = sentence.place.description.lowercased()
        return patterns.contains { pattern in
            Glob.matches(text, "*\(pattern)*") || Glob.matches(line, pattern) || Glob.matches(column, pattern)
        }
    }
}
