/// A part of a template and all the ways to say it, with rules put in and slots tied to what may fill them.
///
/// It holds only what can be said: a branch that mentions an empty list is not in it. Rules that are mentioned several
/// times are one phrase, so a phrase is a graph without cycles, no larger than the grammar.
final class Phrase: Sendable {
    enum Form: Sendable {
        case text(String)
        case slot(SlotPhrase)
        case sequence([Phrase])
        /// At least one.
        case alternatives([Phrase])
        /// All of them, in any order, each between blanks.
        case permutation([Phrase])
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }
}

/// A slot and what may fill it.
struct SlotPhrase: Sendable {
    /// The name under which the value is delivered.
    let name: String
    /// Whether the words are matched, but are no slot of the reading.
    let isCapture: Bool
    let fillings: SlotFillings
}

/// What may fill a slot; at least one way.
enum SlotFillings: Sendable {
    case values([ValuePhrase])
    case numbers(NumberPhrases)
    /// The words for a wildcard.
    case words([String])

    /// How many there are; a value that can be said in several ways counts once.
    var count: Int {
        switch self {
        case .values(let values): values.count
        case .numbers(let numbers): numbers.count
        case .words(let words): words.count
        }
    }
}
