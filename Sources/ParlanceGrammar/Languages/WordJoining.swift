/// Whether a language joins words that its grammars write separately.
///
/// A grammar contains `{area} light` once, and its language decides the written form: "kitchen light", "Küchenlicht".
/// So in languages that join words, a blank after a slot may be missing in the utterance.
package enum WordJoining: String, Sendable, CaseIterable {
    /// Words are separate.
    case never
    /// Nouns form compounds: the blank after a listed value or a number may be missing.
    case compounds
    /// Postpositions follow the word before them without a blank: the blank after any slot may be missing.
    case postpositions

    /// Whether the blank after a listed value or a number may be missing.
    package var joinsAfterListed: Bool { self != .never }

    /// Whether the blank after a wildcard may be missing.
    package var joinsAfterWildcards: Bool { self == .postpositions }
}
