import ParlanceGrammar
import ParlanceText

/// The languages that the numbers of a grammar are said in, each made once.
struct NumberLanguages {
    private let language: String
    private let normalizer: Normalizer
    private var known: [String: NumberLanguage] = [:]

    /// - Parameter language: the grammar's.
    init(language: String, normalizer: Normalizer) {
        self.language = language
        self.normalizer = normalizer
    }

    mutating func language(of range: NumberRange) -> NumberLanguage {
        let name = range.wordsLanguage ?? language
        if let found = known[name] { return found }
        let made = NumberLanguage(language: name, normalizer: normalizer)
        known[name] = made
        return made
    }
}
