import ParlanceGrammar
import ParlanceText

/// Finds languages that neither ICU nor a language file knows: names of languages, and misspelt tags.
enum LanguageTagChecker {
    static func check(_ check: LanguageCheck, _ grammars: GrammarSet) -> Diagnostic? {
        guard let node = grammars.firstTag(of: check.language), !LanguageTag(node.text).isKnownLanguage else {
            return nil
        }
        let profile = check.loaded?.grammar.languages[node.text].tag
        guard profile == nil || profile == LanguageTag.undetermined else { return nil }
        return node.diagnostic(.finding(.unknownLanguage(node.text)), severity: .warning)
    }
}
