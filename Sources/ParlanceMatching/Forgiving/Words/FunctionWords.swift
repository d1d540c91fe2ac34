import ParlanceGrammar
import ParlanceText

/// Words that tell nothing about what is wanted: articles, pronouns, auxiliaries, prepositions, words of courtesy.
///
/// They are no evidence that another word stands for one of the grammar. Particles that decide between actions ("on", "up")
/// are not among them.
struct FunctionWords: Sendable {
    private let words: Set<[UInt8]>

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        words = Set(normalizer.words(of: profile.functionWords))
    }

    func contains(_ word: some Collection<UInt8>) -> Bool { words.contains(Array(word)) }

    /// Whether a text consists of such words only.
    func containsAll(of text: some Collection<UInt8>) -> Bool {
        text.split(separator: .blank).allSatisfy(contains)
    }
}
