import ParlanceGrammar

/// The outcome of one sentence.
public struct CorpusOutcome: Sendable {
    public var language: String
    /// The path of the corpus.
    public var file: String
    public var sentence: CorpusTest.Sentence
    /// The tested intent; nil if no template may match.
    public var intent: String?
    public var status: Status
    /// Nil unless the status is `failed` or `passedUnexpectedly`.
    public var failure: CorpusFailure?

    /// The result of a sentence.
    public enum Status: Sendable, Hashable {
        case passed
        case failed
        /// The sentence was not parsed.
        case skipped(reason: String)
        /// The sentence failed, as its test says.
        case failedAsExpected(reason: String)
        /// The sentence passed, although its test says that it fails.
        case passedUnexpectedly(reason: String)
    }
}

extension CorpusOutcome {
    /// - Parameter failure: Nil if the result is the expected one, or if the sentence is skipped.
    init(_ sentence: CorpusTest.Sentence, of test: CorpusTest, in corpus: Corpus, failure: CorpusFailure?) {
        (language, file) = (corpus.language, corpus.file)
        (self.sentence, intent) = (sentence, test.expected.intent)
        switch test.exemption {
        case nil: (status, self.failure) = (failure == nil ? .passed : .failed, failure)
        case .skipped(let reason)?: status = .skipped(reason: reason)
        case .fails(let reason)? where failure != nil: status = .failedAsExpected(reason: reason)
        case .fails(let reason)?:
            status = .passedUnexpectedly(reason: reason)
            self.failure = CorpusFailure(
                sentence: sentence,
                expected: test.expected,
                actual: test.expected.understandings,
                comparison: Comparison(test.expected, test.expected.understandings),
                disprovedReason: reason
            )
        }
    }
}
