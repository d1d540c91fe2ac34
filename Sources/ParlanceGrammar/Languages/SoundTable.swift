/// The sounds of a language's letters: rules from spellings to sounds.
///
/// The sounds are signs of any kind; words that give the same signs sound alike.
package struct SoundTable: Sendable, Hashable {
    /// A spelling with its sound.
    package struct Entry: Sendable, Hashable {
        package let written: String
        package let sound: String

        package init(_ written: String, _ sound: String) {
            self.written = written
            self.sound = sound
        }
    }

    /// Spellings: `kn`, `^kn` at the start of a word, `mb$` at its end, `c(eiy)` before one of these letters.
    package var rules: [Entry]
    /// Words that no rule gets right.
    package var words: [Entry]
    /// Letters whose accents matter; all others are taken as if they had none.
    package var accents: String
    /// Whether a silent `e` at the end makes the vowel before it long.
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
