import ParlanceGrammar
import ParlanceMatching

/// A sentence whose result was not the expected one, or that passed although its test says that it fails.
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
    /// The reason in `fails`, if the sentence passes nevertheless.
    public var disprovedReason: String?

    /// The sentence with its place, then the expected and the actual result, each on a line.
    public var description: String {
        if let disprovedReason { return "\(head)\n  passes, but its test has 'fails: \(disprovedReason)'" }
        return """
            \(head)
              expected  \(Self.describe(expected.understandings))
              actual    \(error?.message ?? Self.describe(actual))
            """
    }

    private var head: String {
        "\(sentence.place): \(sentence.text.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }

    static func describe(_ understandings: [Understanding]) -> String {
        understandings.isEmpty ? "no match" : understandings.map(\.description).joined(separator: " | ")
    }
}
