import ParlanceMatching

/// A sentence that did not give what it must.
public struct CorpusFailure: Sendable, CustomStringConvertible {
    public var sentence: CorpusTest.Sentence
    /// Nil: nothing was to match.
    public var expected: Understanding?
    /// Nil: nothing matched.
    public var actual: Understanding?
    /// Why the sentence could not be read at all.
    public var error: ParseError?

    /// The sentence with its place, then what was expected and what came, each on a line.
    public var description: String {
        """
        \(sentence.place): \(sentence.text.split(whereSeparator: \.isNewline).joined(separator: " "))
          expected  \(expected?.description ?? "no match")
          actual    \(error?.message ?? actual?.description ?? "no match")
        """
    }
}
