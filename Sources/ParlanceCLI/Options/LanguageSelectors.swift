import Parlance

/// The selectors of apps, whose names differ by language.
struct LanguageSelectors {
    private let selectors: [AppSelector]
    private let languages: [String]

    /// - Parameters:
    ///   - selectors: At least one.
    ///   - languages: The language of each.
    init(_ selectors: [AppSelector], languages: [String]) {
        self.selectors = selectors
        self.languages = languages
    }

    /// The selector of a language; that of the first one for nil and for other languages.
    subscript(language: String?) -> AppSelector {
        selectors[languages.firstIndex { $0 == language } ?? 0]
    }
}
