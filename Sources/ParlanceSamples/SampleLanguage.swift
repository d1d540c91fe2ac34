/// The languages that the sample apps are spoken to in, and answer in. Their logs are English.
enum SampleLanguage: String, CaseIterable, Sendable {
    case en, de

    /// Files of the grammar that all apps need.
    var sharedFiles: [String] {
        switch self {
        case .en: ["en/speech.yaml", "en/responses.yaml"]
        case .de: ["de/sprache.yaml", "de/antworten.yaml"]
        }
    }

    /// The currency of a service in the language, by its ISO 4217 code.
    var currency: String {
        switch self {
        case .en: "USD"
        case .de: "EUR"
        }
    }

    /// Whether words name something: each is a word of the name or, in German, the end of one, as in "Glasmuseum".
    func isName(_ name: String, called words: String) -> Bool {
        let parts = name.lowercased().split(separator: " ")
        return words.lowercased().split(separator: " ").allSatisfy { word in
            parts.contains { $0 == word || (self == .de && word.count > 3 && $0.hasSuffix(word)) }
        }
    }
}

/// A name in each language of the sample apps.
struct SampleName: Sendable, Hashable {
    /// Also the name in logs.
    let en: String
    let de: String

    subscript(language: SampleLanguage) -> String {
        switch language {
        case .en: en
        case .de: de
        }
    }
}
