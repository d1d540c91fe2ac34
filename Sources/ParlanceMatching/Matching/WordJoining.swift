/// Whether a language writes words together that its grammars write apart.
///
/// A grammar says `{area} light` once, and its language decides how that looks: "kitchen light", "Küchenlicht". So in
/// languages that join words a blank behind a slot may be missing in the utterance.
enum WordJoining: Sendable {
    /// Words stand apart.
    case never
    /// Nouns are put together to compounds: the blank behind a listed value or a number may be missing.
    case compounds
    /// Postpositions are put to the word before them, whatever it is: the blank behind any slot may be missing.
    case postpositions

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    init(language: String) {
        let subtag = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
        if Self.compounding.contains(subtag) {
            self = .compounds
        } else if Self.postpositional.contains(subtag) {
            self = .postpositions
        } else {
            self = .never
        }
    }

    /// The Germanic languages but English, and the Finnic and Ugric ones.
    private static let compounding: Set<String> = [
        "af", "da", "de", "et", "fi", "fo", "fy", "gsw", "hu", "is", "lb", "nb", "nl", "nn", "no", "sv",
    ]

    private static let postpositional: Set<String> = ["kok", "mr", "ne"]

    /// Whether the blank behind a listed value or a number may be missing.
    var joinsAfterListed: Bool { self != .never }

    /// Whether the blank behind a wildcard may be missing.
    var joinsAfterWildcards: Bool { self == .postpositions }
}
