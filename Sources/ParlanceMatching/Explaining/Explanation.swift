import ParlanceGrammar

/// Why an utterance is read as it is, or why it is not.
package struct Explanation: Sendable {
    package let text: String
    package let match: ParseResult.Match
    /// What was taken out of the utterance before the best template read it, in order.
    package let skipped: [Slot.Spoken]
    /// The readings, best first; empty if nothing matched.
    package let readings: [ExplainedReading]
    /// If nothing matched: the templates that read the whole utterance, but are not for this context.
    package let withheld: [ContextBlockedTemplate]
    /// If nothing matched: the templates that came furthest, at most three, best first, as `ParseResult.nearest` has them,
    /// and with what is known that unknown values resemble.
    package let nearest: [NearMiss]
    /// Whether there may be readings that were not looked at, as `ParseResult.isIncomplete` has it.
    package internal(set) var isIncomplete = false
}

/// A reading, how its template came to it, and why it is not the best.
package struct ExplainedReading: Sendable {
    package let reading: Reading
    /// What the best reading has before it; nil for the best.
    package let lostBy: RankingCriterion?
    /// How many wildcards it has.
    package let wildcards: Int
    /// Its literal text, in Unicode scalars; blanks do not count, and of numbers the words do.
    package let literalText: Int
    /// How much text its wildcards took, in Unicode scalars.
    package let wildcardText: Int
    let inquiry: DerivationInquiry?

    /// How its template came to it, if words were edited from the utterance as it was understood; nil only for a compiled
    /// grammar that no grammar was compiled to.
    ///
    /// - Complexity: a few times that of a parse, each time, for nothing is derived before somebody asks; the first time the
    ///   template is compiled once more.
    package var derivation: Derivation? { inquiry?.derivation() }
}

/// A template that fits the words of an utterance, and not what is known about the situation.
package struct ContextBlockedTemplate: Sendable, Hashable {
    package var intent: String
    package var template: String
    package var source: SourcePlace
    /// What is in the way.
    package var demands: [Demand]

    package enum Demand: Sendable, Hashable {
        /// The context must have one of these values for the key; none: any value.
        case required(String, [Value])
        /// The context must not have one of these values for the key.
        case excluded(String, [Value])
        /// One of these words must be said.
        case keyword([String])
    }
}
