import Testing

@testable import ParlanceEntities

@Suite("Rules of holidays")
struct HolidayTests {
    private func dates(_ rule: String, in year: Int) -> [String] {
        guard let start = CivilDate(year: year, month: 1, day: 1),
            let whole = Interval(.year, of: LocalTime(start))
        else { return [] }
        return Holiday.dates(rule, within: whole).map { found in
            let last = found.end.date - 1
            return last == found.start.date ? found.start.date.iso : "\(found.start.date.iso)…\(last.iso)"
        }
    }

    @Test(arguments: [
        ("12-25", 2026, ["2026-12-25"]), ("2-29", 2026, []), ("2-29", 2028, ["2028-02-29"]),
        ("easter", 2026, ["2026-04-05"]), ("easter-2", 2026, ["2026-04-03"]), ("easter+49", 2026, ["2026-05-24"]),
        ("orthodox", 2026, ["2026-04-12"]), ("orthodox-48", 2026, ["2026-02-23"]),
        ("11-4-thursday", 2026, ["2026-11-26"]), ("11-4-thursday+1", 2026, ["2026-11-27"]),
        ("5--1-monday", 2026, ["2026-05-25"]), ("5--1-monday", 2023, ["2023-05-29"]),
        ("9-1-monday", 2026, ["2026-09-07"]),
        ("5-2-sunday", 2026, ["2026-05-10"]), ("12-25..2", 2026, ["2026-12-25…2026-12-26"]),
        ("easter-2..4", 2026, ["2026-04-03…2026-04-06"]), ("12-31+1", 2026, []),
    ])
    func `dates of rules`(rule: String, year: Int, days: [String]) {
        #expect(Holiday.isRule(rule))
        #expect(dates(rule, in: year) == days)
    }

    /// New years as published for the years.
    @Test(arguments: [
        ("chinese:1-1", 2020, ["2020-01-25"]), ("chinese:1-1", 2023, ["2023-01-22"]),
        ("chinese:1-1", 2024, ["2024-02-10"]),
        ("chinese:1-1", 2025, ["2025-01-29"]), ("chinese:1-1", 2026, ["2026-02-17"]),
        ("chinese:8-15", 2026, ["2026-09-25"]),
        ("chinese:5-5", 2025, ["2025-05-31"]), ("hebrew:1-1", 2023, ["2023-09-16"]),
        ("hebrew:1-1", 2024, ["2024-10-03"]),
        ("hebrew:1-1", 2026, ["2026-09-12"]), ("islamic-umalqura:1-1", 2024, ["2024-07-07"]),
        ("islamic-umalqura:1-1", 2008, ["2008-01-10", "2008-12-29"]), ("islamic-umalqura:1-1", 2026, ["2026-06-16"]),
        ("islamic-umalqura:10-1", 2025, ["2025-03-30"]), ("persian:1-1", 2026, ["2026-03-21"]),
    ])
    func `other calendars`(rule: String, year: Int, days: [String]) {
        #expect(dates(rule, in: year) == days)
    }

    @Test(arguments: [
        "", "12", "13-40", "easter+400", "12-25..0", "12-25..101", "11-0-thursday", "11-4-freitag", "14-4-monday",
        "hebrew:1", "easter*2", "99999999999999999999-1",
    ])
    func `invalid rules`(rule: String) {
        #expect(!Holiday.isRule(rule))
        #expect(dates(rule, in: 2026) == [])
    }

    @Test func `an unknown calendar has no days`() {
        #expect(dates("klingon:1-1", in: 2026).count <= 1)
    }
}
