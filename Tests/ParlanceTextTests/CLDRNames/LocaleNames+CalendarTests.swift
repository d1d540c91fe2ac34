import Testing

@testable import ParlanceText

@Suite("Names of months, weekdays and quarters")
struct LocaleNamesCalendarTests {
    @Test(
        "Months have wide and abbreviated names, with and without their period, in dates and alone",
        arguments: [
            ("en", 1, ["January", "Jan"]), ("en", 5, ["May"]), ("de", 2, ["Februar", "Feb.", "Feb"]),
            ("de", 3, ["März", "Mär"]), ("fr", 7, ["juillet", "juil.", "juil"]), ("es", 9, ["septiembre", "sept"]),
            ("ja", 10, ["10月"]), ("zh", 12, ["十二月", "12月"]), ("ru", 1, ["января", "январь", "янв.", "янв"]),
            ("ar", 4, ["أبريل"]), ("de-AT", 1, ["Jänner", "Januar", "Jän.", "Jän", "Jan.", "Jan"]),
        ]
    )
    func months(language: String, number: Int, names: [String]) {
        let months = LocaleNames(language: language).months()
        #expect(Set(months.filter { $0.number == number }.map(\.name)) == Set(names))
        #expect(Set(months).count == months.count)
    }

    @Test(
        "Weekdays begin with Monday, and no name is one letter",
        arguments: [
            ("en", 1, ["Monday", "Mon", "Mo"]), ("de", 6, ["Samstag", "Sa.", "Sa"]),
            ("fr", 3, ["mercredi", "mer.", "mer", "me"]), ("es", 7, ["domingo", "dom", "DO"]), ("ja", 2, ["火曜日"]),
            ("zh", 7, ["星期日", "周日"]), ("ru", 4, ["четверг", "чт"]), ("ar", 5, ["الجمعة", "جمعة"]),
        ]
    )
    func weekdays(language: String, number: Int, names: [String]) {
        let weekdays = LocaleNames(language: language).weekdays()
        #expect(Set(weekdays.filter { $0.number == number }.map(\.name)) == Set(names))
    }

    @Test(arguments: [
        ("en", 2, ["2nd quarter", "Q2"]), ("de", 4, ["4. Quartal", "Q4"]), ("fr", 1, ["1er trimestre", "T1"]),
        ("ru", 3, ["3-й квартал", "3-й кв.", "3-й кв"]),
    ])
    func `quarters have wide and abbreviated names`(language: String, number: Int, names: [String]) {
        let quarters = LocaleNames(language: language).quarters()
        #expect(quarters.filter { $0.number == number }.map(\.name) == names)
    }

    @Test(arguments: [
        ("en", 7, "mdy"), ("en-GB", 1, "dmy"), ("de", 1, "dmy"), ("fr", 1, "dmy"), ("es", 1, "dmy"), ("ja", 7, "ymd"),
        ("zh", 1, "ymd"), ("ru", 1, "dmy"), ("ar", 6, "dmy"), ("sv", 1, "ymd"), ("xx", 1, "ymd"), ("ky", 1, "ydm"),
    ])
    func `a week's first day and the order of dates are the region's`(language: String, first: Int, order: String) {
        let names = LocaleNames(language: language)
        #expect(names.firstWeekday() == first)
        #expect(names.dateOrder() == order)
    }
}
