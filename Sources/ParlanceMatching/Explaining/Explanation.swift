import ParlanceGrammar

/// The reasons why an utterance has its readings, or has none.
package struct Explanation: Sendable {
    /// The utterance.
    package let text: String
    package let match: ParseResult.Match
    /// The skip words that were removed before the best template read the utterance, in order.
    package let skipped: [Slot.Spoken]
    /// The readings, best first; empty if nothing matched.
    package let readings: [ExplainedReading]
    /// If nothing matched: the templates that read the whole utterance, but whose context constraints are not
    /// satisfied.
    package let withheld: [ContextBlockedTemplate]
    /// If nothing matched: the readings with corrections that exact lists or sentences refuse.
    package internal(set) var refused: [RefusedCorrection] = []
    /// If nothing matched: the templates that matched furthest, at most three, best first, as in `ParseResult.nearest`,
    /// with known values similar to the unknown ones, and with the reasons why similar words were not corrected.
    package internal(set) var nearest: [NearMiss]
    /// Whether some candidates may have been omitted, as in `ParseResult.isIncomplete`.
    package internal(set) var isIncomplete = false
    /// The language that was chosen among several; nil if there was no choice.
    package internal(set) var language: String?
}

/// A reading, its derivation, and the reason why it is not the best.
package struct ExplainedReading: Sendable {
    package let reading: Reading
    /// The criterion by which the best reading precedes it; nil for the best.
    package let lostBy: RankingCriterion?
    /// The number of its wildcards.
    package let wildcards: Int
    /// The length of its literal text in Unicode scalars, without blanks; the words of spelled numbers count.
    package let literalText: Int
    /// The length of the text that its wildcards matched, in Unicode scalars.
    package let wildcardText: Int
    let inquiry: DerivationInquiry?

    /// The derivation of the reading, of the corrected utterance if words were edited; nil only for a compiled grammar
    /// whose templates do not produce its automaton.
    ///
    /// - Complexity: a few times that of a parse for each access, because it is computed on demand; the first access
    ///   compiles the template again.
    package var derivation: Derivation? { inquiry?.derivation() }
}

/// A reading with corrections that an exact list or sentence refuses.
package struct RefusedCorrection: Sendable {
    /// The reading as it would be.
    package let reading: Reading
    /// The names of the exact lists with a corrected value.
    package let lists: [String]
    /// Whether the sentence itself is exact.
    package let isOfExactSentence: Bool
}

/// A template that matches the words of an utterance, but not its context, or that an exception forbids.
package struct ContextBlockedTemplate: Sendable, Hashable {
    package var intent: String
    package var template: String
    package var source: SourcePlace
    /// The demands that are not satisfied.
    package var demands: [Demand]

    /// A demand on the context or on the words.
    package enum Demand: Sendable, Hashable {
        /// The context must have one of these values for the key; empty: any value.
        case required(String, [Value])
        /// The context must not have one of these values for the key.
        case excluded(String, [Value])
        /// The utterance must contain one of these words.
        case keyword([String])
        /// This exception of the block matches the utterance, too.
        case exception(template: String, source: SourcePlace)
    }
}
