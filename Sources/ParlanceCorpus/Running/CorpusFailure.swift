import ParlanceGrammar
import ParlanceMatching

/// A sentence whose result was not the expected one.
public struct CorpusFailure: Sendable, CustomStringConvertible {
    public var sentence: CorpusTest.Sentence
    public var expected: Expectation
    /// The meanings of the readings, best first; empty if nothing matched. More than one only if several were expected.
    public var actual: [Understanding] = []
    /// Expected and actual side by side.
    public var comparison: Comparison
    /// The reason; nil if the sentence could not be parsed.
    public var reason = FailureReason()
    /// The error if the sentence could not be parsed.
    public var error: ParseError?

    /// The sentence with its place, then the expected and the actual result, each on a line.
    public var description: String {
        """
        \(sentence.place): \(sentence.text.split(whereSeparator: \.isNewline).joined(separator: " "))
          expected  \(Self.describe(expected.understandings))
          actual    \(error?.message ?? Self.describe(actual))
        """
    }

    private static func describe(_ understandings: [Understanding]) -> String {
        understandings.isEmpty ? "no match" : understandings.map(\.description).joined(separator: " | ")
    }
}

/// The outcome of one sentence.
public struct CorpusOutcome: Sendable {
    public var language: String
    /// The path of the corpus.
    public var file: String
    public var sentence: CorpusTest.Sentence
    /// The tested intent; nil if no template may match.
    public var intent: String?
    /// Nil if the sentence passes.
    public var failure: CorpusFailure?
}
