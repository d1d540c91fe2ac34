/// The facts of a language that ICU does not know, as a `<tag>.yaml` file has them.
///
/// `LanguageKeys` describes each fact. A language without a file has an empty profile: numbers, word boundaries and
/// conjunctions come from ICU all the same.
///
/// Texts of words have blanks between the words.
package struct LanguageProfile: Sendable {
    /// Where a language's sounds come from.
    package enum Sounds: Sendable {
        case table(SoundTable)
        /// The table of another language, by its tag.
        case sameAs(String)
    }

    /// A BCP 47 tag.
    package let tag: String
    package var wordJoining = WordJoining.never
    package var numbers = NumberIdioms()
    /// Words that turn a meaning round: they are never edited, never left out, and no other word is taken for one of them.
    package var negations = ""
    /// Sounds that fill a pause: they may be left out.
    package var fillers = ""
    /// Articles, pronouns, auxiliaries, prepositions, words of courtesy: no evidence of what is wanted.
    package var functionWords = ""
    /// Common words that sound like numbers and rarely stand for them.
    package var numberHomophones = ""
    /// Common words in normal form: another word is rarely meant where one of them is said.
    package var commonWords = SortedWords()
    /// Names of people, places and firms in normal form.
    package var names = SortedWords()
    /// How words are inflected; nil: the beginning of a longer word counts as a form of it.
    package var inflection: InflectionTable?
    /// Groups of words that are never taken for one another.
    package var opposites: [String] = []
    /// Prefixes that turn a word into its opposite.
    package var negatingPrefixes = ""
    /// Groups of prefixes of opposite meaning.
    package var opposedPrefixes: [String] = []
    package var sounds: Sounds?
    /// How people answer questions, and the default messages.
    package var replies: ReplyGrammar?

    package init(tag: String, _ fill: (inout LanguageProfile) -> Void = { _ in }) {
        self.tag = tag
        fill(&self)
    }
}
