import ParlanceGrammar

/// How a template came to read an utterance: which branches it took, which rules it put in, which words each part read.
package struct Derivation: Sendable, Hashable {
    /// The template first, then its parts in the order in which they were said, each before what is within it.
    package var nodes: [Node]

    /// A part of the template, or of a rule that was put in.
    package struct Node: Sendable, Hashable {
        package var kind: Kind
        /// The part as it is written in the template or the rule.
        package var template: String
        /// What it read; nil: nothing.
        package var spoken: Slot.Spoken?
        /// How many parts stand around it; 0: it is the template.
        package var depth: Int
        /// Of a choice, its number among the `choices` of the template or rule that it is written in.
        package var choice: Int?
    }

    package enum Kind: Sendable, Hashable {
        case template(SourcePlace)
        /// A rule that was put in, and where it was written; nil where that is not known any more.
        case rule(String, SourcePlace?)
        /// One of several: the branch that was taken, counted from 1, and how many there are.
        case alternatives(branch: Int, of: Int)
        /// What may be left out, and whether it was said.
        case optional(isSpoken: Bool)
        /// Items in any order: their numbers, counted from 1, in the order in which they were said.
        case permutation(order: [Int])
        /// Literal text.
        case text
        case slot(SlotOrigin)
    }
}

/// Where a slot's value came from.
package struct SlotOrigin: Sendable, Hashable {
    /// The slot's name; for captures the capture's.
    package var name: String
    /// Whether the words are no slot of the reading.
    package var isCapture: Bool
    package var value: Value
    package var source: Source

    package enum Source: Sendable, Hashable {
        /// A list's value, its number in the list, counted from 1, and how many there are that can be said.
        case list(String, number: Int, of: Int)
        /// A term of the vocabulary that fills the list's slots.
        case term(String, identifier: String, VocabularyTier)
        /// A range of numbers; the list's name, nil where the template writes the range itself.
        case range(String?, NumberRange)
        /// A list that takes any words.
        case wildcard(String)
        /// A list whose values a slot type recognizes.
        case typed(String, type: String)
    }
}
