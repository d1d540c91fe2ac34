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

/// Sentences that must all give the same.
public struct CorpusTest: Sendable {
    public var sentences: [Sentence]
    public var intent: String
    /// All slots by name: those that are fixed and those from the context too.
    public var slots: [String: Value]
    /// The caller's context.
    public var context: [String: Value]
    /// The key of the response; nil: any.
    public var response: String?

    public struct Sentence: Sendable {
        public var text: String
        public var place: SourcePlace
    }
}
