import ParlanceGrammar
import ParlanceText

/// Words of a language that corrections treat specially.
struct ProtectedWords: Sendable {
    /// Words that reverse a meaning: they are never edited or removed, and no word is corrected to one of them.
    let negations: Set<[UInt8]>
    /// Words that make a question or a condition: a partial reading never leaves them out.
    let questions: Set<[UInt8]>
    /// Verbs that end something or take it away: a partial reading never leaves them out.
    let undoing: Set<[UInt8]>
    /// Sounds that fill a pause: they can be removed.
    let fillers: Set<[UInt8]>
    /// The first bytes of fillers, modulo 64, as bits.
    private let fillerStarts: UInt64
    /// Phrases that fill a pause, word by word: they can be removed.
    let fillerPhrases: [[[UInt8]]]
    /// Articles, which can be missing or superfluous.
    let articles: [[UInt8]]
    /// Common words that sound like numbers and rarely stand for them.
    let numberHomophones: Set<[UInt8]>

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        negations = Self.negations(normalizer.words(of: profile.negations).filter { !$0.isEmpty })
        questions = Set(normalizer.words(of: profile.questionWords).filter { !$0.isEmpty })
        undoing = Set(normalizer.words(of: profile.undoing).filter { !$0.isEmpty })
        fillers = Set(normalizer.words(of: profile.fillers))
        fillerPhrases = profile.fillerPhrases.map { normalizer.words(of: $0).filter { !$0.isEmpty } }
            .filter { $0.count > 1 }
        articles = normalizer.words(of: profile.articles).filter { !$0.isEmpty }
        numberHomophones = Set(normalizer.words(of: profile.numberHomophones))
        fillerStarts = fillers.reduce(0) { $0 | Self.start(of: $1.first) }
    }

    /// Whether a word fills a pause. The first byte decides for most words.
    func isFiller(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        fillerStarts & Self.start(of: word.first) != 0 && fillers.contains(Array(word))
    }

    /// Words that negate, and of contractions the part that is a word of its own in a text: "don'" of "don't".
    private static func negations(_ words: [[UInt8]]) -> Set<[UInt8]> {
        Set(words + words.compactMap { word in word.firstIndex(of: .apostrophe).map { Array(word[...$0]) } })
    }

    private static func start(of byte: UInt8?) -> UInt64 { byte.map { 1 << UInt64($0 % 64) } ?? 0 }
}
