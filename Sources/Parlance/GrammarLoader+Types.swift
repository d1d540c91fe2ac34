import ParlanceEntities
import ParlanceGrammar

extension GrammarLoader {
    /// Creates a loader that by default rejects undefined lists and reads apps from the grammar's own files. Templates
    /// may use the built-in slot types: `{date-time:when}`.
    public init(
        language: String? = nil,
        undefinedLists: UndefinedLists = .error,
        expectsSentences: Bool = true,
        apps: AppCatalog? = nil,
        languages: LanguageProfiles = .shipped
    ) {
        self.init(
            language: language,
            undefinedLists: undefinedLists,
            expectsSentences: expectsSentences,
            apps: apps,
            languages: languages,
            slotTypes: EntityTypes.all
        )
    }
}
