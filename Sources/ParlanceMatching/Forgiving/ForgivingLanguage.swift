import ParlanceText

/// What is known of a language when its words may be taken for others.
struct ForgivingLanguage: Sendable {
    private let words: SparedWords
    private let sounds: Pronunciation?

    /// - Parameter language: a BCP 47 tag.
    init(language: String, normalizer: Normalizer) {
        words = SparedWords(language: language, normalizer: normalizer)
        sounds = Pronunciation(language: language)
    }

    var pronunciation: Pronunciation? { sounds }

    func isNegation(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.negations.contains(Array(word)) }

    func isFiller(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.fillers.contains(Array(word)) }

    /// What a word sounds like; nil if nobody knows.
    func sound(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? { sounds?.sound(of: word) }
}
