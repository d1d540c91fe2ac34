import ParlanceText

/// The profiles of languages: those that come with Parlance, and those that were loaded at run time.
///
/// A profile that was loaded takes the place of the one that comes with Parlance. `LanguageLoader` reads profiles from files.
public struct LanguageProfiles: Sendable {
    /// The languages that come with Parlance.
    public static let shipped = LanguageProfiles([])

    /// By `LanguageTag.text`.
    private var loaded: [String: LanguageProfile] = [:]

    /// - Parameter profiles: of several for the same language the last counts.
    package init(_ profiles: [LanguageProfile]) {
        for profile in profiles { loaded[LanguageTag(profile.tag).text] = profile }
    }

    /// The tags of all languages that have a profile, in order.
    public var tags: [String] {
        let added = loaded.filter { ShippedLanguages.profile($0.key) == nil }.map(\.value.tag)
        return (ShippedLanguages.tags + added).sorted()
    }

    /// The profile of a tag, or of the longest beginning of it that has one: `zh-Hant-TW`, `zh-Hant`, `zh`.
    ///
    /// - Parameter language: A BCP 47 tag; for one that has no profile an empty one is returned.
    package subscript(language: String) -> LanguageProfile {
        for tag in LanguageTag(language).fallbacks {
            if let profile = loaded[tag] ?? ShippedLanguages.profile(tag) { return profile }
        }
        return LanguageProfile(tag: LanguageTag.undetermined)
    }

    /// The sounds of a language; nil if they are not known.
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
