import ParlanceGrammar

/// What people answer in the languages that Parlance knows it of.
enum ReplyPhrases {
    /// A grammar; nil for other languages.
    ///
    /// - Parameter language: a BCP 47 tag, of which the first part counts.
    static func grammar(for language: String) -> Grammar? {
        guard let text = text(for: language) else { return nil }
        let loader = GrammarLoader(undefinedLists: .known([ReplyKey.candidates]))
        return try? loader.load([SourceText(name: "replies.yaml", text: text)]).grammar
    }

    private static func text(for language: String) -> String? {
        switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "en": String(decoding: PackageResources.en_yaml, as: UTF8.self)
        case "de": String(decoding: PackageResources.de_yaml, as: UTF8.self)
        default: nil
        }
    }
}
