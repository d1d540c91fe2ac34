import ParlanceGrammar
import ParlanceMatching
import ParlanceText

/// A template of a grammar, ready to be said.
struct SentenceTemplate: Sendable {
    /// How many choices in a row may come to no sentence before the rest is given up. Only templates in which nearly
    /// everything can be left out get there, and blocks with required keywords that few of their sentences have.
    static let mostRejections = 1 << 14

    let sentence: Sentence
    let phrase: Phrase
    let block: SampledBlock

    /// Says the template; nil if these choices come to no sentence: to no words at all, or none of those required.
    func say(by choices: inout some Choices, with writer: inout SentenceWriter) -> SpokenSentence? {
        writer.write(phrase, by: &choices)
        guard !writer.bytes.isEmpty, !writer.hasEmptySlot else { return nil }
        let spoken = SpokenSentence(template: self, bytes: writer.bytes, slots: writer.slots)
        return block.accepts(spoken) ? spoken : nil
    }
}
