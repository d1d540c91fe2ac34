import ParlanceGrammar

/// The parse tree of a reading: the branches taken, the rules expanded, and the words that each part of the template
/// read.
package struct Derivation: Sendable, Hashable {
    /// The template first, then its parts in the order of the utterance, each before the parts within it.
    package var nodes: [Node]

    /// A part of the template, or of a rule that it mentions.
    package struct Node: Sendable, Hashable {
        package var kind: Kind
        /// The part as it is written in the template or the rule.
        package var template: String
        /// The words that the part read; nil if none.
        package var spoken: Slot.Spoken?
        /// The number of enclosing parts; 0 for the template.
        package var depth: Int
        /// For a choice, its number among the `choices` of the enclosing template or rule.
        package var choice: Int?
    }

    /// The kind of a part.
    package enum Kind: Sendable, Hashable {
        case template(SourcePlace)
        /// A rule, and its source place; nil if that is unknown.
        case rule(String, SourcePlace?)
        /// A choice: the branch taken, counted from 1, and the number of branches.
        case alternatives(branch: Int, of: Int)
        /// An optional part, and whether it was spoken.
        case optional(isSpoken: Bool)
        /// Items in any order: their numbers, counted from 1, in the order of the utterance.
        case permutation(order: [Int])
        /// Literal text.
        case text
        case slot(SlotOrigin)
        /// A slot that gathers a repeated rule, and the number of repetitions.
        case repetition(String, count: Int)
    }
}

/// The origin of a slot's value.
package struct SlotOrigin: Sendable, Hashable {
    /// The name of the slot or of the capture.
    package var name: String
    /// Whether it is a capture, which is not a slot of the reading.
    package var isCapture: Bool
    package var value: Value
    package var source: Source

    /// The list, vocabulary, range or type that a value comes from.
    package enum Source: Sendable, Hashable {
        /// A value of a list, with its number in the list, counted from 1, and the number of the list's values.
        case list(String, number: Int, of: Int)
        /// A term of the vocabulary that fills the list's slots.
        case term(String, identifier: String, VocabularyTier)
        /// A range of numbers; the name of its list, nil for an inline range.
        case range(String?, NumberRange)
        /// A list that matches any words.
        case wildcard(String)
        /// A list whose values a slot type recognizes.
        case typed(String, type: String)
    }
}
