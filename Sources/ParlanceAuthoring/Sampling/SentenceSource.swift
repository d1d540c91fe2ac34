/// A source of sentences, one after the other.
public protocol SentenceSource: Sequence, IteratorProtocol where Element == SampledSentence {
    /// The text of the next sentence: faster, if its meaning is not needed.
    mutating func nextText() -> String?
}
