/// The words of a language by which a reported question or statement becomes what is said to the person: "ask Ben if he'll pick
/// me up" sends "will you pick me up".
///
/// Each pair is two words with a blank between them, the second one in the place of the first.
package struct ReportedWords: Sendable {
    /// Words and phrases before a reported question: "ask".
    package var asking: [String] = []
    /// Words that begin a question without a question word, and fall away: "if".
    package var questions: [String] = []
    /// Words that begin a statement with the verb at its end, and fall away: German "dass".
    package var statements: [String] = []
    /// Pairs of pronouns: "he you", "I I". Only clauses with one of the first as their subject change.
    package var subjects: [String] = []
    /// Pronouns of others, which nobody but the user can tell apart: a clause with one behind its verb stays as it is.
    package var others: [String] = []
    /// Pairs of finite verbs that need no other one to ask with: "is are".
    package var verbs: [String] = []
    /// Pairs of endings of all other verbs, the longest first: "ies y".
    package var endings: [String] = []
    /// Pairs of the end of a pronoun and the verb that it stands for: "'ll will".
    package var contractions: [String] = []
    /// Pairs of a verb and the one that it is before a participle: "is has".
    package var perfect: [String] = []
    /// Verbs that ask by themselves only before a participle, "has". Where the verb is last: those that may stand before it.
    package var auxiliaries: [String] = []
    /// Participles that are nothing else, and their ends behind a hyphen: "been".
    package var participles: [String] = []
    /// Words that may be a participle or something else, and their ends behind a hyphen: "done", "-ed".
    package var doubtful: [String] = []
    /// Words that may stand between the subject and its verb, "still". Where the verb is last: words that look like verbs.
    package var adverbs: [String] = []
    /// The verb with which all other verbs ask: "do". Empty: they change places themselves.
    package var support = ""
    /// Whether the verb stands at the end of a reported clause.
    package var isVerbLast = false
    /// Pairs of a subject, as said to the person, and the end of its verbs: "ich e".
    package var finite: [String] = []
    /// Words that begin another clause: German "weil".
    package var clauses: [String] = []
    /// Words that may join two verbs: "and". Clauses with two verbs stay as they are, and where the verb is last, all that have
    /// such a word.
    package var joining: [String] = []
    /// The separable parts at the front of a verb at the end of a clause: German "mit".
    package var particles: [String] = []
    /// The beginnings of verbs that may have such a part or not: German "um".
    package var unsure: [String] = []
    /// The beginnings of verbs that look as if they had such a part: German "antwort".
    package var inseparable: [String] = []

    package init() {}

    /// The number of words and pairs.
    var count: Int {
        [
            asking, questions, statements, subjects, others, verbs, endings, contractions, perfect, auxiliaries,
            participles, doubtful, adverbs, finite, clauses, joining, particles, unsure, inseparable,
        ]
        .reduce(0) { $0 + $1.count }
    }
}
