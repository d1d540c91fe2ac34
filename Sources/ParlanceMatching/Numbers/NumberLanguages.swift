import ParlanceGrammar
import ParlanceText

/// Creates each language of a grammar's numbers once.
struct NumberLanguages {
    private let language: String
    private let normalizer: Normalizer
    private let profiles: LanguageProfiles
    private var known: [String: NumberLanguage] = [:]

    /// - Parameters:
    ///   - language: the grammar's language.
    ///   - profiles: the language profiles for lookup.
    init(language: String, _ profiles: LanguageProfiles, normalizer: Normalizer) {
        self.profiles = profiles
        self.language = language
        self.normalizer = normalizer
    }

    /// The language in which a range's numbers are spelled.
    mutating func language(of range: NumberRange) -> NumberLanguage {
        let name = range.wordsLanguage ?? language
        if let found = known[name] { return found }
        let made = NumberLanguage(language: name, profiles[name].numbers, normalizer: normalizer)
        known[name] = made
        return made
    }
}
