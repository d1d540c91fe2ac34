/// The sounds of a language's letters: rules from spellings to sounds.
///
/// Sounds are arbitrary symbols; words with equal symbols sound alike.
package struct SoundTable: Sendable, Hashable {
    /// A spelling with its sound.
    package struct Entry: Sendable, Hashable {
        /// The spelling: a rule or a word.
        package let written: String
        /// The sound as arbitrary symbols.
        package let sound: String

        package init(_ written: String, _ sound: String) {
            self.written = written
            self.sound = sound
        }
    }

    /// Spellings: `kn`, `^kn` at the start of a word, `mb$` at its end, `c(eiy)` before one of these letters.
    package var rules: [Entry]
    /// Exceptions: words whose sounds the rules get wrong.
    package var words: [Entry]
    /// Letters whose accents matter; accents of other letters are ignored.
    package var accents: String
    /// Whether a silent final `e` lengthens the vowel before it.
    package var lengthensVowels: Bool

    package init(
        rules: [Entry],
        words: [Entry] = [],
        accents: String = "",
        lengthensVowels: Bool = false
    ) {
        self.rules = rules
        self.words = words
        self.accents = accents
        self.lengthensVowels = lengthensVowels
    }

    /// Whether a text has the form of a rule's spelling: letters, with `^`, `$` or letters in parentheses around them.
    package static func isSpelling(_ text: String) -> Bool {
        text.wholeMatch(of: #/\^?[^\^$()\s]+(\([^\^$()\s]+\))?\$?/#) != nil
    }
}
