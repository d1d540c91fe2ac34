/// A BCP 47 language tag, normalized for lookups: `de-CH`, `de_ch` and `DE-CH` are equal.
///
/// ```
/// LanguageTag("zh_Hant-TW").fallbacks  // ["zh-hant-tw", "zh-hant", "zh"]
/// ```
package struct LanguageTag: Sendable, Hashable {
    /// The tag of an unknown language, or of any language.
    package static let undetermined = "und"

    /// In lower case, with a hyphen between subtags.
    package let text: String

    /// - Parameter text: Any text; `isTag` tests its form.
    package init(_ text: String) {
        self.text = String(text.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// The tag, followed by its prefixes of fewer and fewer subtags.
    package var fallbacks: [String] {
        let subtags = text.split(separator: "-")
        return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }

    /// Whether the language is one that ICU knows, or deliberately none: `und`, `mul`, or for private use (`x-pirate`).
    package var isKnownLanguage: Bool {
        let language = text.split(separator: "-").first.map(String.init) ?? ""
        return ["x", "i", "und", "mul", "zxx"].contains(language) || ICULocale(language: language).isKnown
    }

    /// Whether a text has the form of a tag.
    package static func isTag(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]+([-_][A-Za-z0-9]+)*/#) != nil
    }
}
