import ParlanceGrammar
import ParlanceMatching

/// A sentence of a grammar, with the meaning that its template gives it.
public struct SampledSentence: Sendable {
    /// The text, with single blanks.
    public let text: String
    /// The name of the intent.
    public let intent: String
    /// As in a reading: spoken slots in their order, then fixed ones, then those from the context.
    public let slots: [Slot]
    /// The context in which the sentence has this meaning.
    public let context: [String: Value]
    /// The key of the response.
    public let response: String
    /// The metadata of the block.
    public let metadata: [String: Value]
    /// The text of the template.
    public let template: String
    /// The place of the template.
    public let source: SourcePlace
}

/// A sequence of sentences.
public protocol SentenceSource: Sequence, IteratorProtocol where Element == SampledSentence {
    /// The text of the next sentence; faster, because its meaning is not computed.
    mutating func nextText() -> String?
}
