/// The inflectional endings of a language. Each field holds endings separated by blanks.
package struct InflectionTable: Sendable, Hashable {
    /// Endings appended to the whole word: "s" of "lights".
    package var endings: String
    /// Endings that replace a final `y`: "ies" of "tries".
    package var endingsForY: String
    /// Endings before which a final `e` is dropped or a consonant doubled: "ing" of "closing" and "stopping".
    package var verbEndings: String

    package init(endings: String = "", endingsForY: String = "", verbEndings: String = "") {
        self.endings = endings
        self.endingsForY = endingsForY
        self.verbEndings = verbEndings
    }
}
