/// The plural and possessive forms of names that end in certain letters: "boxes" and "box's" of "box".
package struct NameForm: Sendable, Hashable {
    /// The letters at the end of a name, in lower case; "" for every name to which no longer ending applies.
    package let ending: String
    /// The endings that replace these letters, one for each form, separated by blanks: "x's xes".
    package let forms: String

    /// Creates the forms of names with an ending.
    package init(_ ending: String, _ forms: String) {
        self.ending = ending
        self.forms = forms
    }
}
