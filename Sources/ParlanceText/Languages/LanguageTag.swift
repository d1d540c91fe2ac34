/// A language tag of BCP 47, as far as lookups need it: `de-CH`, `de_ch` and `DE-CH` are one.
///
/// ```swift
/// LanguageTag("zh_Hant-TW").fallbacks  // ["zh-hant-tw", "zh-hant", "zh"]
/// ```
package struct LanguageTag: Sendable, Hashable {
    /// Stands for any language, or for one that is not known.
    package static let undetermined = "und"

    /// In lower case, with a hyphen between subtags.
    package let text: String

    /// - Parameter text: any text; whether it has the form of a tag tells `isTag`.
    package init(_ text: String) {
        self.text = String(text.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// The tag, then what remains of it without its last subtag, without the last two, and so on.
    package var fallbacks: [String] {
        let subtags = text.split(separator: "-")
        return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }

    /// Whether a text has the form of a tag.
    package static func isTag(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9]+([-_][A-Za-z0-9]+)*/#) != nil
    }
}
