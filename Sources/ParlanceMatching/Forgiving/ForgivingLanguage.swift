import ParlanceGrammar
import ParlanceText

/// The facts of a language that determine which corrections are likely.
final class ForgivingLanguage: Sendable {
    private let words: ProtectedWords
    private let functionWords: FunctionWords
    private let commonWords: CommonWords
    private let prefixes: NegatingPrefixes
    /// Endings of what has been done, in scripts without blanks.
    let pastEndings: PastEndings
    /// Phrases that make a report, a doubt or another amount of the words behind them, word by word in small letters.
    let reports: [[String]]
    /// Phrases with which speakers take back what they have just said, word by word in small letters.
    let selfCorrections: [[String]]
    /// The words of the language that are never corrected to one another.
    let opposites: Opposites
    private let sounds: Pronunciation?
    /// Whether blanks may be missing or superfluous anywhere.
    let hasLooseBlanks: Bool
    /// Letters that people confuse, in scripts without blanks.
    let similarLetters: SimilarLetters
    /// Words with several spellings.
    let spellings: WordSpellings
    /// The sounds of small numbers, each with the number's digits.
    private let digits: [[UInt8]: [UInt8]]
    /// The numbers that can sound like other words; larger ones hardly do.
    private static let soundingNumbers = 0...12

    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - languages: the language profiles for lookup.
    init(language: String, of languages: LanguageProfiles, normalizer: Normalizer) {
        let profile = languages[language]
        words = ProtectedWords(profile, normalizer)
        functionWords = FunctionWords(profile, normalizer)
        commonWords = CommonWords(profile)
        prefixes = NegatingPrefixes(profile, normalizer)
        pastEndings = PastEndings(profile, normalizer)
        reports = (profile.reports + profile.reminders).map { $0.lowercased().split(separator: " ").map(String.init) }
        selfCorrections = profile.selfCorrections.map { $0.lowercased().split(separator: " ").map(String.init) }
        opposites = Opposites(profile, normalizer)
        similarLetters = SimilarLetters(profile)
        spellings = WordSpellings(profile, normalizer)
        hasLooseBlanks = profile.hasLooseBlanks
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

    /// Whether corrections of a kind count toward the caller's limit. Many people type without accents, and some
    /// languages are written without blanks as often as with them.
    func counts(_ kind: WordLattice.Correction.Kind) -> Bool {
        switch kind {
        case .accents: false
        case .joined, .split: !hasLooseBlanks
        case .letters, .sound, .filler, .omitted, .unexplained: true
        }
    }

    func isNegation(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.negations.contains(word) }

    /// Whether a word makes a question or a condition.
    func isQuestion(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.questions.contains(word) }

    /// Whether a word changes what is meant: a negation, or a word that makes a question or a condition.
    func turns(_ word: UnsafeBufferPointer<UInt8>) -> Bool { isNegation(word) || isQuestion(word) }

    /// Whether a word ends something or takes it away.
    func undoes(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.undoing.contains(word) }

    /// Whether a text without blanks contains a negation.
    func negates(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        words.negations.all.contains { text.holds($0) }
    }

    /// Whether a text consists of function words only.
    func isFunction(_ text: some Collection<UInt8>) -> Bool { functionWords.containsAll(of: text) }

    /// The words that may be left out in fast speech, in order: function words that change no meaning.
    var omissible: [[UInt8]] {
        functionWords.sorted.filter { word in word.withUnsafeBufferPointer { !turns($0) } }
    }

    /// Whether a word is a common word, a name or a function word of the language, or the possessive of one.
    func isCommon(_ word: [UInt8]) -> Bool {
        let stem = word.beforeApostrophe
        return commonWords.contains(stem) || commonWords.isName(stem) || functionWords.contains(word)
    }

    /// Whether a word is only a proper name, not also a common word, or the possessive of one.
    func isName(_ word: [UInt8]) -> Bool {
        let stem = word.beforeApostrophe
        return commonWords.isName(stem) && !commonWords.contains(stem)
    }

    /// Whether a word is an inflected form of another, by the inflection of the language; false if it is unknown.
    func isForm(_ word: some Collection<UInt8>, of stem: some Collection<UInt8>) -> Bool {
        commonWords.knowsInflection && areForms(Array(word), Array(stem))
    }

    /// Whether two words are probably forms of the same word.
    func areForms(_ one: [UInt8], _ other: [UInt8]) -> Bool { commonWords.areForms(one, other) }

    /// The opposites of a word by its prefix that the spoken word may be.
    ///
    /// - Parameter isWord: whether a word without its prefix is known.
    func reversals(
        of word: [UInt8],
        said: UnsafeBufferPointer<UInt8>,
        isWord: (ArraySlice<UInt8>) -> Bool
    ) -> [[UInt8]] {
        prefixes.reversals(of: word, said: said, isWord: isWord)
    }

    /// Sounds that fill a pause.
    var fillers: Set<[UInt8]> { words.fillers.all }

    /// Phrases that fill a pause, word by word.
    var fillerPhrases: [[[UInt8]]] { words.fillerPhrases }

    /// Articles, which can be missing or superfluous.
    var articles: [[UInt8]] { words.articles }

    func isFiller(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.fillers.contains(word) }

    /// Whether a word that sounds like a number is also a common word of the language.
    func isNumberHomophone(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.numberHomophones.contains(word) }

    /// The digits of the number that has a sound, such as 4 for that of "for"; nil if there is none.
    func digits(sounding sound: [UInt8]) -> [UInt8]? { digits[sound] }

    /// The sounds of a number in digits.
    func sounds(ofDigits written: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        digits.filter { written.elementsEqual($0.value) }.map(\.key).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The sound of a word; nil if the language has no pronunciation rules.
    func sound(of word: UnsafeBufferPointer<UInt8>) -> [UInt8]? { sounds?.sound(of: word) }
}

extension [UInt8] {
    /// The word without an apostrophe and what follows it; the word itself if a single letter precedes, as in "l'eau".
    fileprivate var beforeApostrophe: [UInt8] {
        guard let end = firstIndex(of: .apostrophe), end > 1 else { return self }
        return Array(self[..<end])
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes of a word occur anywhere.
    fileprivate func holds(_ word: [UInt8]) -> Bool {
        count >= word.count && (0...count - word.count).contains { self[$0...].starts(with: word) }
    }
}
