import ParlanceGrammar

/// The findings in the grammar of one language.
struct LanguageCheck {
    let language: String
    /// Nil if the grammar does not load.
    let loaded: GrammarLoader.Loaded?
    let diagnostics: [Diagnostic]

    init(language: String?, errors: [Diagnostic]) {
        self.language = language ?? LanguageSelection.undetermined
        loaded = nil
        diagnostics = errors
    }

    init(_ loaded: GrammarLoader.Loaded, runTimeLists: [String: SlotList]) {
        self.loaded = loaded
        language = loaded.grammar.language
        let deep = DeepStack.run {
            LiteralChecker.check(loaded) + SizeOfTemplatesChecker.check(loaded) + ValueChecker.check(loaded)
                + OptionalTemplateChecker.check(loaded)
                + TemplateChecker.check(loaded, runTimeLists: runTimeLists) + DeclarationChecker.check(loaded)
        }
        diagnostics =
            loaded.warnings + UseChecker.check(loaded.references) + VocabularyChecker.check(loaded)
            + MessageChecker.check(loaded) + SkipWordChecker.check(loaded.references)
            + ForeignSyntaxChecker.check(loaded.references) + deep
    }

    var templateCount: Int { loaded?.references.scopes.reduce(0) { $0 + $1.sentences.count } ?? 0 }
}
