import ParlanceGrammar
import ParlanceMatching

/// Sentences, and what each must give.
public struct Corpus: Sendable {
    /// The BCP 47 tag of the sentences.
    public var language: String
    public var tests: [CorpusTest]
    /// Run-time lists that hold for all tests.
    public var lists: [String: SlotList]
}

/// Sentences that must all give the same, or that must all give nothing.
public struct CorpusTest: Sendable {
    public var sentences: [Sentence]
    /// What the best reading of each sentence must be; nil: no template may match.
    public var expected: Understanding?
    /// The caller's context.
    public var context: [String: Value]

    public struct Sentence: Sendable {
        public var text: String
        public var place: SourcePlace
    }
}
