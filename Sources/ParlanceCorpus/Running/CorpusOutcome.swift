/// What became of one sentence.
public struct CorpusOutcome: Sendable {
    public var language: String
    /// The path of the corpus.
    public var file: String
    public var sentence: CorpusTest.Sentence
    /// The intent that was tested; nil: that there is none.
    public var intent: String?
    /// Nil: it passed.
    public var failure: CorpusFailure?
}
