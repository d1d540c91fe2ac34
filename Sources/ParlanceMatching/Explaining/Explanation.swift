import ParlanceGrammar

/// Why an utterance is read as it is, or why it is not.
public struct Explanation: Sendable {
    public let text: String
    public let match: ParseResult.Match
    /// What was taken out of the utterance before the best template read it, in order.
    public let skipped: [Slot.Spoken]
    /// The readings, best first; empty if nothing matched.
    public let readings: [ExplainedReading]
    /// If nothing matched: the templates that read the whole utterance, but are not for this context.
    public let withheld: [ContextBlockedTemplate]
    /// If nothing matched: the templates that came furthest, at most three, best first, as `ParseResult.nearest` has them,
    /// and with what is known that unknown values resemble.
    public let nearest: [NearMiss]
    /// Whether there may be readings that were not looked at, as `ParseResult.isIncomplete` has it.
    public internal(set) var isIncomplete = false
}

/// A reading, how its template came to it, and why it is not the best.
public struct ExplainedReading: Sendable {
    public let reading: Reading
    /// What the best reading has before it; nil for the best.
    public let lostBy: RankingCriterion?
    /// How many wildcards it has.
    public let wildcards: Int
    /// Its literal text, in Unicode scalars; blanks do not count, and of numbers the words do.
    public let literalText: Int
    /// How much text its wildcards took, in Unicode scalars.
    public let wildcardText: Int
    let inquiry: DerivationInquiry?

    /// How its template came to it, if words were edited from the utterance as it was understood; nil only for a compiled
    /// grammar that no grammar was compiled to.
    ///
    /// - Complexity: a few times that of a parse, each time, for nothing is derived before somebody asks; the first time the
    ///   template is compiled once more.
    public var derivation: Derivation? { inquiry?.derivation() }
}

/// A template that fits the words of an utterance, and not what is known about the situation.
public struct ContextBlockedTemplate: Sendable, Hashable {
    public var intent: String
    public var template: String
    public var source: SourcePlace
    /// What is in the way.
    public var demands: [Demand]

    public enum Demand: Sendable, Hashable {
        /// The context must have one of these values for the key; none: any value.
        case required(String, [Value])
        /// The context must not have one of these values for the key.
        case excluded(String, [Value])
        /// One of these words must be said.
        case keyword([String])
    }
}
