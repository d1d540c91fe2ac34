import ParlanceGrammar

/// A sentence that templates of two intents accept, and that nothing but the intents' names decides.
package struct TemplateOverlap: Sendable {
    /// Where the template is written whose intent loses.
    package let place: SourcePlace
    package let intent: String
    package let rival: Rival
    /// The sentence; a slot that may be anything, or whose list nobody has given yet, stands in braces.
    package let sentence: String

    /// A template that comes first.
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
