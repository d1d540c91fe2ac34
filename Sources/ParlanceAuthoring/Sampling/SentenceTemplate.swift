import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// A template of a grammar, prepared for sampling.
struct SentenceTemplate: Sendable {
    /// The number of consecutive choices without a sentence after which the search stops. Only templates of mostly
    /// optional parts reach it, and blocks whose required keywords few of their sentences contain.
    static let mostRejections = 1 << 14

    let sentence: Sentence
    let phrase: Phrase
    let block: SampledBlock

    /// Writes a sentence of the template; nil if these choices give none: no words at all, or none of the required
    /// ones.
    func say(by choices: inout some Choices, with writer: inout SentenceWriter) -> SpokenSentence? {
        writer.write(phrase, by: &choices)
        guard !writer.bytes.isEmpty, !writer.hasEmptySlot else { return nil }
        let spoken = SpokenSentence(template: self, writer)
        return block.accepts(spoken) ? spoken : nil
    }
}
