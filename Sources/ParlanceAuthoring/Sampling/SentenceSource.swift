/// Gives sentences one after the other.
public protocol SentenceSource: Sequence, IteratorProtocol where Element == SampledSentence {
    /// The text of the next sentence: quicker, where nobody asks what it means.
    mutating func nextText() -> String?
}
