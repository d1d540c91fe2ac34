import ParlanceGrammar
import ParlanceText

/// Words that do not identify a request: articles, pronouns, auxiliaries, prepositions, words of courtesy.
///
/// They are no evidence for a correction. Particles that distinguish actions ("on", "up") are not included.
struct FunctionWords: Sendable {
    private let words: ByteWords
    /// The words in order.
    let sorted: [[UInt8]]

    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        words = ByteWords(normalizer.words(of: profile.functionWords))
        sorted = words.all.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func contains(_ word: some Collection<UInt8>) -> Bool { words.contains(word) }

    /// Whether a text consists of function words only.
    func containsAll(of text: some Collection<UInt8>) -> Bool {
        text.contains(.blank) ? text.split(separator: .blank).allSatisfy(contains) : text.isEmpty || contains(text)
    }
}
