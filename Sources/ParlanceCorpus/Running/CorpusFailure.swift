import ParlanceGrammar
import ParlanceMatching

/// A sentence that did not give what it must.
public struct CorpusFailure: Sendable, CustomStringConvertible {
    public var sentence: CorpusTest.Sentence
    public var expected: Expectation
    /// What the readings mean, best first; empty if nothing matched. Of more than one only where several were expected.
    public var actual: [Understanding] = []
    /// Expected and actual side by side.
    public var comparison: Comparison
    /// Why it came so; nothing is known if it could not be read at all.
    public var reason = FailureReason()
    /// Why the sentence could not be read at all.
    public var error: ParseError?

    /// The sentence with its place, then what was expected and what came, each on a line.
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
