/// The facts of a language that ICU lacks, as read from a `<tag>.yaml` file.
///
/// `LanguageKeys` describes each fact. A language without a file has an empty profile: numbers, word boundaries and
/// conjunctions still come from ICU.
///
/// Texts of several words separate the words by blanks.
package struct LanguageProfile: Sendable {
    /// The source of a language's sounds.
    package enum Sounds: Sendable {
        case table(SoundTable)
        /// The table of another language, by its tag.
        case sameAs(String)
    }

    /// The language as a BCP 47 tag.
    package let tag: String
    /// Whether the language joins words that grammars write separately.
    package var wordJoining = WordJoining.never
    /// Number words that ICU's spellings lack.
    package var numbers = NumberIdioms()
    /// Words that negate a meaning: they are never corrected, never skipped, and no other word is corrected to one of
    /// them.
    package var negations = ""
    /// Words that make a question or a condition: a reading of a part of an utterance never leaves them out.
    package var questionWords = ""
    /// Verbs that end something or take it away: a reading of a part of an utterance never leaves them out.
    package var undoing = ""
    /// Phrases that make something else of the words behind them: a report ("said"), a doubt ("should I"), another amount
    /// ("half"). A reading of a part of an utterance never leaves them out in front of what it reads.
    package var reports: [String] = []
    /// Phrases that ask for a reminder of what is said, which is no request then: "remind me".
    package var reminders: [String] = []
    /// Hesitation sounds, which may be skipped.
    package var fillers = ""
    /// Phrases that fill a pause, such as "you know"; they may be skipped.
    package var fillerPhrases: [String] = []
    /// Phrases with which speakers take back what they have just said: "no wait", "I mean".
    package var selfCorrections: [String] = []
    /// Words, phrases and signs between two requests in one utterance: "and then", ",".
    package var joiners: [String] = []
    /// Conjunctions and phrases before the condition of a request: "when", "as soon as".
    package var conditions: [String] = []
    /// Words before a duration that say how long the effect of a request lasts: "for".
    package var lasting: [String] = []
    /// Words for what takes place in the first half of the day, if its time leaves that open: "breakfast at six".
    package var mornings: [String] = []
    /// Words for what takes place in the second half of the day: "dinner at eight".
    package var evenings: [String] = []
    /// Words that limit or take back an agreement, or announce something else: "but", "only", "another".
    package var contrasts: [String] = []
    /// Words for all there are of something: "all", "every".
    package var wholes: [String] = []
    /// The words that refer to an earlier request.
    package var followUps = FollowUpWords()
    /// The words by which a reported question or statement becomes what is said to a person.
    package var reported = ReportedWords()
    /// The words by which a remark beside a request is told from the request.
    package var remarks = RemarkWords()
    /// Articles and possessives that speakers leave out or add without a change of meaning.
    package var articles = ""
    /// Whether many people leave blanks out, or write them where none belong.
    package var hasLooseBlanks = false
    /// Groups of letters that are forms of one letter, in scripts without blanks: 厅廳.
    package var letterVariants = ""
    /// Groups of letters that sound alike, in scripts without blanks: 厅听.
    package var lettersAlike = ""
    /// Articles, pronouns, auxiliaries, prepositions and polite words: no evidence of the intent.
    package var functionWords = ""
    /// Common words that sound like numbers but rarely mean them.
    package var numberHomophones = ""
    /// Common words in normal form, which are rarely misspellings of other words.
    package var commonWords = SortedWords()
    /// Names of people, places and companies in normal form.
    package var names = SortedWords()
    /// The inflection of words; nil: any longer word that begins with a word counts as a form of it.
    package var inflection: InflectionTable?
    /// The plural and possessive forms of the names in a vocabulary.
    package var nameForms: [NameForm] = []
    /// ICU's conversions between scripts in which people write the same name: "Hiragana-Katakana".
    package var nameScripts: [String] = []
    /// Groups of spellings of one word: "天気 てんき".
    package var spellings: [String] = []
    /// Groups of words that are never corrected to one another.
    package var opposites: [String] = []
    /// Prefixes that negate a word.
    package var negatingPrefixes = ""
    /// Groups of prefixes of opposite meaning.
    package var opposedPrefixes: [String] = []
    /// Endings of what has been done, in scripts without blanks.
    package var pastEndings = ""
    /// The sounds of the language; nil if they are unknown.
    package var sounds: Sounds?
    /// The answers to questions, and the default messages.
    package var replies: ReplyGrammar?

    package init(tag: String, _ fill: (inout LanguageProfile) -> Void = { _ in }) {
        self.tag = tag
        fill(&self)
    }
}
