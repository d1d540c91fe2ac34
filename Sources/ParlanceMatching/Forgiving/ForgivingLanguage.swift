import ParlanceText

/// What is known of a language when its words may be taken for others.
struct ForgivingLanguage: Sendable {
    private let words: SparedWords
    private let sounds: Pronunciation?
    /// What small numbers sound like, and their digits.
    private let digits: [[UInt8]: [UInt8]]
    /// Larger numbers hardly sound like other words.
    private static let soundingNumbers = 0...12

    /// - Parameter language: a BCP 47 tag.
    init(language: String, normalizer: Normalizer) {
        words = SparedWords(language: language, normalizer: normalizer)
        let sounds = Pronunciation(language: language)
        let numbers = SmallNumberWords(language: language)
        let sounding = Self.soundingNumbers.flatMap { number in
            (sounds == nil ? [] : numbers.words(for: number)).compactMap { words -> ([UInt8], [UInt8])? in
                sounds.map { ($0.sound(of: normalizer.normalize(words).bytes), Array("\(number)".utf8)) }
            }
        }
        self.sounds = sounds
        digits = Dictionary(sounding) { first, _ in first }
    }

    var pronunciation: Pronunciation? { sounds }

    func isNegation(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.negations.contains(Array(word)) }

    /// Whether a negation stands anywhere in a text that writes no blanks.
    func negates(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        words.negations.contains { Array(text).contains($0) }
    }

    func isFiller(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.fillers.contains(Array(word)) }

    /// The digits of the number that a word sounds like: of 4 for "for".
    func digits(soundingLike word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        digits.isEmpty ? nil : sound(of: word).flatMap { digits[$0] }
    }

    /// What a number in digits sounds like.
    func sounds(ofDigits written: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        digits.filter { written.elementsEqual($0.value) }.map(\.key).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// What a word sounds like; nil if nobody knows.
    func sound(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? { sounds?.sound(of: word) }
}
