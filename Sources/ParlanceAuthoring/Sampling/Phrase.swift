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
