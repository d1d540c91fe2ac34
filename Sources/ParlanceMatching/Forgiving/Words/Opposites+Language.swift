import ParlanceGrammar
import ParlanceText

extension Opposites {
    /// The opposites of a language, independent of a grammar.
    init(_ profile: LanguageProfile, _ normalizer: Normalizer) {
        self.init(profile.opposites.map { $0.split(separator: " ").map(String.init) }, normalizer: normalizer)
    }
}
