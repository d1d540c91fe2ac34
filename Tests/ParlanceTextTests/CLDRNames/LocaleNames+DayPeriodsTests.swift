import Testing

@testable import ParlanceText

@Suite("Names of parts of the day")
struct LocaleNamesDayPeriodsTests {
    @Test(arguments: [
        ("en", ["AM", "a"], ["PM", "p"]), ("de", ["AM"], ["PM"]), ("es", ["a. m.", "am"], ["p. m.", "pm"]),
        ("ja", ["午前"], ["午後"]), ("zh", ["上午"], ["下午"]), ("ar", ["ص", "صباحًا"], ["م", "مساءً"]),
    ])
    func `halves of the day`(language: String, morning: [String], afternoon: [String]) {
        let names = LocaleNames(language: language).dayHalves()
        #expect(names.filter { !$0.isAfternoon }.map(\.name) == morning)
        #expect(names.filter(\.isAfternoon).map(\.name) == afternoon)
    }

    @Test(
        arguments: [
            ("en", "in the morning", 6, 12), ("en", "morning", 6, 12), ("en", "at night", 21, 6),
            ("en", "noon", 12, 12), ("en", "midnight", 0, 0), ("de", "Vormittag", 10, 12), ("de", "nachts", 0, 5),
            ("fr", "du soir", 18, 24), ("es", "madrugada", 0, 6), ("ja", "夕方", 16, 19), ("zh", "凌晨", 0, 5),
            ("ru", "вечера", 18, 22), ("ar", "منتصف الليل", 0, 1),
        ]
    )
    func `periods have the language's ranges`(language: String, name: String, start: Int, end: Int) {
        let names = LocaleNames(language: language).dayPeriods().filter { $0.name == name }
        #expect(names == [LocaleNames.DayPeriodName(name: name, start: start * 60, end: end * 60)])
    }

    @Test func `a name can have several ranges`() {
        let names = LocaleNames(language: "fr").dayPeriods().filter { $0.name == "du matin" }
        #expect(names.map(\.start).sorted() == [0, 240])
    }

    @Test func `ranges are within a day`() {
        for locale in LocaleNames.availableLocales {
            let names = LocaleNames(language: locale).dayPeriods()
            #expect(names.allSatisfy { 0..<1440 ~= $0.start && 0...1440 ~= $0.end && !$0.name.isEmpty }, "\(locale)")
        }
    }
}
