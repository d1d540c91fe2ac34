import ParlanceText

/// The profiles of languages: those shipped with Parlance, and those loaded at run time.
///
/// A loaded profile replaces the shipped one of the same language. `LanguageLoader` reads profiles from files.
public struct LanguageProfiles: Sendable {
    /// The languages shipped with Parlance.
    public static let shipped = LanguageProfiles([])

    /// Keyed by `LanguageTag.text`.
    private var loaded: [String: LanguageProfile] = [:]

    /// - Parameter profiles: if several are for the same language, the last wins.
    package init(_ profiles: [LanguageProfile]) {
        for profile in profiles { loaded[LanguageTag(profile.tag).text] = profile }
    }

    /// The tags of all languages with a profile, sorted.
    public var tags: [String] {
        let added = loaded.filter { ShippedLanguages.profile($0.key) == nil }.map(\.value.tag)
        return (ShippedLanguages.tags + added).sorted()
    }

    /// The profile of a tag, or of its longest prefix with a profile: `zh-Hant-TW`, `zh-Hant`, `zh`.
    ///
    /// - Parameter language: A BCP 47 tag; without a profile, the result is empty.
    package subscript(language: String) -> LanguageProfile {
        for tag in LanguageTag(language).fallbacks {
            if let profile = loaded[tag] ?? ShippedLanguages.profile(tag) { return profile }
        }
        return LanguageProfile(tag: LanguageTag.undetermined)
    }

    /// The sounds of a language; nil if it has none.
    package func sounds(of language: String) -> SoundTable? {
        switch self[language].sounds {
        case .table(let table): return table
        case .sameAs(let other):
            if case .table(let table) = self[other].sounds { return table }
            return nil
        case nil: return nil
        }
    }
}
