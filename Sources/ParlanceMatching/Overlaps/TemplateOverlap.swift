import ParlanceGrammar

/// A sentence that templates of two intents accept, and for which only the intents' names decide.
package struct TemplateOverlap: Sendable {
    /// The source place of the template whose intent loses.
    package let place: SourcePlace
    package let intent: String
    package let rival: Rival
    /// The sentence; a slot with arbitrary words, or of an undefined list, is written in braces.
    package let sentence: String

    /// The template that the ranking prefers.
    package struct Rival: Sendable, Hashable {
        package let intent: String
        package let template: String
        package let place: SourcePlace

        init(_ sentence: CompiledSentence) {
            intent = sentence.block.intent
            template = sentence.template
            place = sentence.place
        }
    }
}
