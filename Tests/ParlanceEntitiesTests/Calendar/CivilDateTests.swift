import Testing

@testable import ParlanceEntities

@Suite("Dates of the calendar")
struct CivilDateTests {
    /// Counts days by the rules of the calendar, from 1 January of year 1, a Monday.
    private struct Reference: Sequence, IteratorProtocol {
        var (year, month, day, weekday, days) = (1, 1, 0, 0, -719_163)

        mutating func next() -> (year: Int, month: Int, day: Int, weekday: Int, days: Int)? {
            day += 1
            let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
            weekday = weekday % 7 + 1
            days += 1
            return year < 10_000 ? (year, month, day, weekday, days) : nil
        }
    }

    @Test func `dates are those that counting finds`() {
        var generator = Stepper()
        for date in Reference() where generator.isChosen(date.day == 1 || date.day >= 28) {
            let found = CivilDate(year: date.year, month: date.month, day: date.day)
            guard found?.days == date.days, found?.weekday == date.weekday,
                let parts = found?.components, parts == (date.year, date.month, date.day)
            else {
                Issue.record("\(date)")
                break
            }
        }
    }

    /// Chooses every date that is interesting, and one of seventeen others.
    private struct Stepper {
        var count = 0

        mutating func isChosen(_ isInteresting: Bool) -> Bool {
            count += 1
            return isInteresting || count.isMultiple(of: 17)
        }
    }

    @Test(arguments: [
        (2026, 4, 31), (2026, 2, 29), (1900, 2, 29), (2000, 2, 30), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
        (0, 1, 1),
        (10_000, 1, 1), (2026, 6, 31), (-4, 2, 29), (2026, .max, 1), (2026, 1, .max), (.min, 1, 1),
    ])
    func `days that do not exist`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2024-02-29", 12, "2025-02-28"),
        ("2024-02-29", 48, "2028-02-29"), ("2026-11-20", -11, "2025-12-20"), ("2026-01-15", -1, "2025-12-15"),
        ("2026-12-31", 2, "2027-02-28"), ("0001-01-01", 119_987, "9999-12-01"), ("2026-05-31", 0, "2026-05-31"),
    ])
    func `months later`(from: String, months: Int, to: String) throws {
        #expect(try #require(LocalTime(iso: from)).date.adding(months: months).iso == to)
    }

    // MARK: Weeks

    @Test(arguments: [
        (2026, 1, "2025-12-29"), (2026, 47, "2026-11-16"), (2026, 53, "2026-12-28"), (2020, 53, "2020-12-28"),
        (2021, 1, "2021-01-04"), (2015, 53, "2015-12-28"), (2027, 1, "2027-01-04"), (2024, 1, "2024-01-01"),
    ])
    func `weeks by ISO 8601`(year: Int, week: Int, start: String) {
        #expect(CivilDate.startOfWeek(week, of: year)?.iso == start)
    }

    @Test func `week 53 exists in years that begin on a Thursday, and leap years that begin on a Wednesday`() {
        for year in 1...9_998 {
            let first = CivilDate(year: year, month: 1, day: 1)!.weekday
            let isLong = first == 4 || first == 3 && CivilDate.isLeap(year)
            #expect((CivilDate.startOfWeek(53, of: year) != nil) == isLong, "\(year)")
        }
        #expect(CivilDate.startOfWeek(54, of: 2026) == nil && CivilDate.startOfWeek(0, of: 2026) == nil)
    }

    @Test(arguments: [(1, "2026-11-16"), (7, "2026-11-15"), (6, "2026-11-14"), (5, "2026-11-20")])
    func `weeks begin on any day`(first: Int, start: String) {
        #expect(Finding.now.date.startOfWeek(first: first).iso == start)
    }

    // MARK: Easter

    /// From the tables of the United States Naval Observatory and of the churches.
    @Test(arguments: [
        (1818, "1818-03-22", "1818-04-26"), (1943, "1943-04-25", "1943-04-25"), (1954, "1954-04-18", "1954-04-25"),
        (1981, "1981-04-19", "1981-04-26"), (2000, "2000-04-23", "2000-04-30"), (2008, "2008-03-23", "2008-04-27"),
        (2011, "2011-04-24", "2011-04-24"), (2016, "2016-03-27", "2016-05-01"), (2019, "2019-04-21", "2019-04-28"),
        (2024, "2024-03-31", "2024-05-05"), (2025, "2025-04-20", "2025-04-20"), (2026, "2026-04-05", "2026-04-12"),
        (2027, "2027-03-28", "2027-05-02"), (2038, "2038-04-25", "2038-04-25"), (2049, "2049-04-18", "2049-04-25"),
    ])
    func easter(year: Int, western: String, orthodox: String) {
        #expect(CivilDate.easter(of: year)?.iso == western)
        #expect(CivilDate.orthodoxEaster(of: year)?.iso == orthodox)
    }

    @Test func `Easter is a Sunday from 22 March to 25 April`() throws {
        for year in 1_583...9_999 {
            let easter = try #require(CivilDate.easter(of: year))
            let earliest = try #require(CivilDate(year: year, month: 3, day: 22))
            #expect(easter.weekday == 7 && earliest.days...earliest.days + 34 ~= easter.days, "\(year)")
            #expect(CivilDate.orthodoxEaster(of: year)?.weekday == 7, "\(year)")
        }
    }
}
