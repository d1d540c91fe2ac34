internal import CICU

/// ICU's name for a language.
struct ICULocale: Sendable {
    /// Such as `sr_Latn`; empty for the root locale.
    let identifier: String

    /// - Parameter language: A BCP 47 tag; an invalid one gives the root locale.
    init(language: String) {
        identifier = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CICU_LOCALE_CAPACITY)) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            cicu_locale(language, base)
            return String(cString: base)
        }
    }

    /// Whether ICU knows the language.
    var isKnown: Bool { cicu_knows_language(identifier) }

    /// Whether the language's script writes blanks between words.
    var writesBlanks: Bool { cicu_writes_blanks(identifier) }

    /// Whether `I` is the capital of `ı` in the language, as in Turkish.
    var hasDotlessI: Bool { cicu_has_dotless_i(identifier) }
}
