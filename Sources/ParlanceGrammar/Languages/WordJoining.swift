/// Whether a language writes words together that its grammars write apart.
///
/// A grammar says `{area} light` once, and its language decides how that looks: "kitchen light", "Küchenlicht". So in
/// languages that join words a blank behind a slot may be missing in the utterance.
package enum WordJoining: String, Sendable, CaseIterable {
    /// Words stand apart.
    case never
    /// Nouns form compounds: the blank behind a listed value or a number may be missing.
    case compounds
    /// Postpositions follow the word before them without a blank: the blank behind any slot may be missing.
    case postpositions

    /// Whether the blank behind a listed value or a number may be missing.
    package var joinsAfterListed: Bool { self != .never }

    /// Whether the blank behind a wildcard may be missing.
    package var joinsAfterWildcards: Bool { self == .postpositions }
}
