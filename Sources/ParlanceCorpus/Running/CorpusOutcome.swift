/// The outcome of one sentence.
public struct CorpusOutcome: Sendable {
    public var language: String
    /// The path of the corpus.
    public var file: String
    public var sentence: CorpusTest.Sentence
    /// The tested intent; nil if no template may match.
    public var intent: String?
    /// Nil if the sentence passed.
    public var failure: CorpusFailure?
}
