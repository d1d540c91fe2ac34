import ParlanceGrammar
import ParlanceText

/// The facts of a language that decide which corrections of words are likely.
struct ForgivingLanguage: Sendable {
    private let words: ProtectedWords
    private let functionWords: FunctionWords
    private let commonWords: CommonWords
    private let prefixes: NegatingPrefixes
    /// Words of the language that are never taken for one another.
    let opposites: Opposites
    private let sounds: Pronunciation?
    /// The sounds of small numbers, with their digits.
    private let digits: [[UInt8]: [UInt8]]
    /// Larger numbers hardly sound like other words.
    private static let soundingNumbers = 0...12

    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - languages: the profiles among which that of the language is looked up.
    init(language: String, of languages: LanguageProfiles, normalizer: Normalizer) {
        let profile = languages[language]
        words = ProtectedWords(profile, normalizer)
        functionWords = FunctionWords(profile, normalizer)
        commonWords = CommonWords(profile)
        prefixes = NegatingPrefixes(profile, normalizer)
        opposites = Opposites(profile, normalizer)
        let sounds = languages.sounds(of: language).map(Pronunciation.init)
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
        words.negations.contains { text.holds($0) }
    }

    /// Whether a text consists of words that tell nothing about what is wanted.
    func isFunction(_ text: some Collection<UInt8>) -> Bool { functionWords.containsAll(of: text) }

    /// Whether a word is one of the language at large.
    func isCommon(_ word: [UInt8]) -> Bool {
        commonWords.contains(word) || commonWords.isName(word) || functionWords.contains(word)
    }

    /// Whether a word is a name that people, places or firms have, and nothing else.
    func isName(_ word: [UInt8]) -> Bool { commonWords.isName(word) && !commonWords.contains(word) }

    /// Whether two words are forms of one.
    func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool { commonWords.areForms(one, other) }

    /// The words that are the opposite of a word by its prefix, as far as they may be what was said.
    ///
    /// - Parameter isWord: whether a word without its prefix is one.
    func reversals(
        of word: [UInt8],
        said: UnsafeBufferPointer<UInt8>,
        isWord: (ArraySlice<UInt8>) -> Bool
    ) -> [[UInt8]] {
        prefixes.reversals(of: word, said: said, isWord: isWord)
    }

    func isFiller(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.fillers.contains(Array(word)) }

    /// Whether a word that sounds like a number is a common word of the language by itself.
    func isFunctionWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.numberHomophones.contains(Array(word)) }

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

extension UnsafeBufferPointer<UInt8> {
    /// Whether bytes that are no more than a word stand somewhere in it.
    fileprivate func holds(_ word: [UInt8]) -> Bool {
        count >= word.count && (0...count - word.count).contains { self[$0...].starts(with: word) }
    }
}
