import ParlanceGrammar
import ParlanceText

/// The languages that the numbers of a grammar are said in, each made once.
struct NumberLanguages {
    private let language: String
    private let normalizer: Normalizer
    private let profiles: LanguageProfiles
    private var known: [String: NumberLanguage] = [:]

    /// - Parameters:
    ///   - language: the grammar's.
    ///   - profiles: the profiles among which those of the languages are looked up.
    init(language: String, _ profiles: LanguageProfiles, normalizer: Normalizer) {
        self.profiles = profiles
        self.language = language
        self.normalizer = normalizer
    }

    mutating func language(of range: NumberRange) -> NumberLanguage {
        let name = range.wordsLanguage ?? language
        if let found = known[name] { return found }
        let made = NumberLanguage(language: name, profiles[name].numbers, normalizer: normalizer)
        known[name] = made
        return made
    }
}
