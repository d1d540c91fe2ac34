import Testing

@testable import ParlanceText

@Suite("Names of a locale")
struct LocaleNamesTests {
    @Test("Every locale of CLDR has names for all months, weekdays and halves of the day")
    func all() {
        let locales = LocaleNames.availableLocales
        #expect(locales.count > 500)
        for locale in locales {
            let names = LocaleNames(language: locale)
            #expect(Set(names.months().map(\.number)) == Set(1...12), "\(locale)")
            #expect(Set(names.weekdays().map(\.number)) == Set(1...7), "\(locale)")
            #expect(Set(names.quarters().map(\.number)) == Set(1...4), "\(locale)")
            #expect(Set(names.dayHalves().map(\.isAfternoon)) == [false, true], "\(locale)")
            #expect(1...7 ~= names.firstWeekday() && names.dateOrder().count == 3, "\(locale)")
        }
    }

    @Test(
        "An unknown language has the root's names, whatever the process's locale is",
        arguments: ["", "xx", "xx-US", "no such language", "und", "root", String(repeating: "x", count: 200)]
    )
    func unknown(language: String) {
        let names = LocaleNames(language: language)
        #expect(names.months().map(\.name) == (1...12).map { "M\($0 < 10 ? "0" : "")\($0)" })
        #expect(names.weekdays().first == LocaleNames.NumberedName(name: "Sun", number: 7))
        #expect(names.units().contains { $0.name == "km" && $0.unit == "kilometer" })
        #expect(names.currencies().contains { $0.name == "€" && $0.code == "EUR" })
        #expect(names.percentSigns() == ["%"])
        #expect(names.ordinalAffixes().isEmpty && names.spelledOrdinals(upTo: 9).isEmpty)
        #expect(names.dayPeriods().isEmpty)
    }

    @Test(
        "A tag of a locale that CLDR knows under another name has that one's names",
        arguments: [("no-NO", "nb"), ("iw", "he"), ("zh-TW", "zh-Hant"), ("zh-US", "zh-Hant"), ("en-XY", "en")]
    )
    func aliases(tag: String, language: String) {
        #expect(LocaleNames(language: tag).months() == LocaleNames(language: language).months())
        #expect(Set(LocaleNames(language: tag).units()) == Set(LocaleNames(language: language).units()))
    }
}
