internal import CICU

/// The names that a language has for times, units and currencies, from the Unicode CLDR as part of ICU.
///
/// Texts are as CLDR writes them, without soft hyphens and marks of direction: they are normalized by the caller. A
/// regional language also has the names of the languages that it inherits from (`Jänner` and `Januar` in `de-AT`); its
/// own come first. Unknown languages have the names of CLDR's root locale.
///
/// Each call reads ICU's data: callers keep the results. They depend neither on the process's locale and time zone nor
/// on the clock.
package struct LocaleNames: Sendable {
    /// A name of a number, such as the month `January` of 1.
    package struct NumberedName: Hashable, Sendable {
        package let name: String
        package let number: Int

        package init(name: String, number: Int) {
            self.name = name
            self.number = number
        }
    }

    let locale: ICULocale

    /// - Parameter language: A BCP 47 tag.
    package init(language: String) {
        locale = ICULocale(language: language)
    }

    /// ICU's identifiers of all locales that CLDR has data for, such as `sr_Latn`. They are also valid as tags.
    package static var availableLocales: [String] {
        var locales: [String] = []
        while let locale = cicu_available_locale(Int32(locales.count)) { locales.append(String(cString: locale)) }
        return locales
    }

    /// The path of the Gregorian calendar in CLDR's data.
    static let calendar = "calendar/gregorian"
}
