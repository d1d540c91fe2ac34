/// The forms of the names that end in certain letters: "s es" of "box".
package struct NameForm: Sendable, Hashable {
    /// The letters at the end of a name, in lower case; "" for every name to which no longer ending applies.
    package let ending: String
    /// What replaces these letters, one ending for each form, separated by blanks.
    package let forms: String

    package init(_ ending: String, _ forms: String) {
        self.ending = ending
        self.forms = forms
    }
}
