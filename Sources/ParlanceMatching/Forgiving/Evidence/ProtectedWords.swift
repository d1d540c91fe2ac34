import ParlanceGrammar
import ParlanceText

/// Words of a language that corrections treat specially.
struct ProtectedWords: Sendable {
    /// Words that reverse a meaning: they are never edited or removed, and no word is corrected to one of them.
    let negations: ByteWords
    /// Words that make a question or a condition: a partial reading never leaves them out.
    let questions: ByteWords
    /// Verbs that end something or take it away: a partial reading never leaves them out.
    let undoing: ByteWords
    /// Sounds that fill a pause: they can be removed.
    let fillers: ByteWords
    /// Phrases that fill a pause, word by word: they can be removed.
    let fillerPhrases: [[[UInt8]]]
    /// Articles, which can be missing or superfluous.
    let articles: [[UInt8]]
    /// Common words that sound like numbers and rarely stand for them.
    let numberHomophones: ByteWords

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        negations = Self.negations(normalizer.words(of: profile.negations).filter { !$0.isEmpty })
        questions = ByteWords(normalizer.words(of: profile.questionWords).filter { !$0.isEmpty })
        undoing = ByteWords(normalizer.words(of: profile.undoing).filter { !$0.isEmpty })
        fillers = ByteWords(normalizer.words(of: profile.fillers))
        fillerPhrases = profile.fillerPhrases.map { normalizer.words(of: $0).filter { !$0.isEmpty } }
            .filter { $0.count > 1 }
        articles = normalizer.words(of: profile.articles).filter { !$0.isEmpty }
        numberHomophones = ByteWords(normalizer.words(of: profile.numberHomophones))
    }

    /// Words that negate, and of contractions the part that is a word of its own in a text: "don'" of "don't".
    private static func negations(_ words: [[UInt8]]) -> ByteWords {
        ByteWords(words + words.compactMap { word in word.firstIndex(of: .apostrophe).map { Array(word[...$0]) } })
    }
}
