/// The endings of a language's words. Each field holds endings with blanks between them.
package struct InflectionTable: Sendable, Hashable {
    /// Endings behind the whole word: "s" of "lights".
    package var endings: String
    /// Endings in the place of a final `y`: "ies" of "tries".
    package var endingsForY: String
    /// Endings before which a final `e` is left out or a consonant doubled: "ing" of "closing" and "stopping".
    package var verbEndings: String

    package init(endings: String = "", endingsForY: String = "", verbEndings: String = "") {
        self.endings = endings
        self.endingsForY = endingsForY
        self.verbEndings = verbEndings
    }
}
