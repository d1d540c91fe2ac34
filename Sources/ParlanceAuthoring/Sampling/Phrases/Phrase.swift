import ParlanceGrammar

/// A part of a template with all its sentences, with rules inserted and slots linked to their values.
///
/// It contains only parts that can be written: a branch with an empty list is left out. A rule that is used several
/// times is one phrase, so a phrase is a graph without cycles, not larger than the grammar.
final class Phrase: Sendable {
    enum Form: Sendable {
        case text(String)
        case slot(SlotPhrase)
        case sequence([Phrase])
        /// At least one.
        case alternatives([Phrase])
        /// All of them, in any order, each separated by blanks.
        case permutation([Phrase])
        /// A phrase several times.
        case repetition(RepetitionPhrase)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }
}

/// A slot and its possible fillings.
struct SlotPhrase: Sendable {
    /// The name of the slot in a reading.
    let name: String
    /// Whether the words are matched without becoming a slot of the reading.
    let isCapture: Bool
    let fillings: SlotFillings
}

/// A rule that is said several times.
struct RepetitionPhrase: Sendable {
    /// The maximum number of repetitions in a sentence.
    static let most = 3

    /// The name of the slot that gathers the others.
    let name: String
    let isCapture: Bool
    /// Whether a repetition gives a value instead of an object of slots.
    let isSingleSlot: Bool
    let item: Phrase
    let separator: Phrase
}

/// A value of a list and its spoken forms.
struct ValuePhrase: Sendable {
    let value: ListValue
    let phrase: Phrase
}
