/// Reads BCP 47 tags as far as the tables of words need it.
enum LanguageTag {
    /// The language of a tag: `pt` of `pt-BR`.
    static func subtag(of language: String) -> String {
        String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    }
}
