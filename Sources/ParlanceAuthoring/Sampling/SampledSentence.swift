import ParlanceGrammar
import ParlanceMatching

/// A sentence of a grammar, and what it means by the template that it was made of.
public struct SampledSentence: Sendable {
    /// As a person would write it, with single blanks.
    public let text: String
    public let intent: String
    /// As a reading has them: those that are said in their order, then fixed ones, then those from the context.
    public let slots: [Slot]
    /// What has to be known about the situation for the sentence to mean this.
    public let context: [String: Value]
    /// The key of the response.
    public let response: String
    /// What the block carries along.
    public let metadata: [String: Value]
    public let template: String
    /// Where the template was written.
    public let source: SourcePlace
}
