import Testing

@testable import ParlanceEntities

@Suite("Clock times")
struct ClockTests {
    private func times(_ text: String) -> [[String]] {
        Finding.entities(in: text, [.time]).map { entity in
            entity.values.map { value in if case .time(let second) = value { TimeOfDay.iso(second) } else { "" } }
        }
    }

    @Test(arguments: [
        ("midnight", ["00:00:00"]), ("noon", ["12:00:00"]), ("12 am", ["00:00:00"]), ("12 pm", ["12:00:00"]),
        ("12:30 am", ["00:30:00"]), ("12:30 pm", ["12:30:00"]), ("24:00", ["00:00:00"]), ("0:00", ["00:00:00"]),
        ("00:15", ["00:15:00"]), ("23:59:59", ["23:59:59"]), ("9:30", ["09:30:00", "21:30:00"]),
        ("09:30", ["09:30:00"]),
        ("17:45", ["17:45:00"]), ("11:59 pm", ["23:59:00"]), ("1 a.m.", ["01:00:00"]),
    ])
    func `of the day`(text: String, values: [String]) {
        #expect(times("at \(text)") == [values])
    }

    @Test(arguments: ["24:01", "25:00", "12:60", "13:00 am", "0 pm", "12:30:60"])
    func `that do not exist`(text: String) {
        #expect(!times(text).contains { $0.contains { $0.isEmpty } })
        #expect(Finding.texts(of: .time, in: text) != [text])
    }

    @Test(arguments: [
        ("from 10 pm to 2 am", "22:00:00", "02:00:00"), ("from 9 am to 5 pm", "09:00:00", "17:00:00"),
        ("between 11 pm and midnight", "23:00:00", "00:00:00"), ("from 23:30 to 0:30", "23:30:00", "00:30:00"),
    ])
    func ranges(text: String, from: String, to: String) throws {
        let found = try #require(Finding.entities(in: text, [.timeRange]).first?.values.first)
        guard case .times(let start?, let end?) = found else {
            Issue.record("\(found)")
            return
        }
        #expect(TimeOfDay.iso(start % 86_400) == from && TimeOfDay.iso(end % 86_400) == to)
        #expect(start < end)
    }

    @Test(arguments: [
        ("from 10 pm tomorrow to 2 am", "2026-11-21T22:00:00", "2026-11-22T02:00:00"),
        ("tomorrow from 11 pm to 1 am", "2026-11-21T23:00:00", "2026-11-22T01:00:00"),
        ("tomorrow from 9 am to 5 pm", "2026-11-21T09:00:00", "2026-11-21T17:00:00"),
    ])
    func `ranges on a day`(text: String, from: String, to: String) throws {
        let found = try #require(Finding.entities(in: text, [.dateTimeRange]).first?.values.first)
        #expect(found == .dateTimes(from: LocalTime(iso: from), to: LocalTime(iso: to)))
    }

    // MARK: Dates that do not exist

    @Test(arguments: [
        "february 30", "april 31", "31 april 2027", "2026-02-29", "2026-04-31", "29 february 2027", "13/13/2026",
        "2026-13-01", "0000-01-01",
    ])
    func `no date`(text: String) {
        #expect(Finding.texts(of: .date, in: text) != [text])
    }

    @Test(arguments: [
        ("29 february 2028", "2028-02-29"), ("29 february", "2028-02-29"), ("31 december 9999", "9999-12-31"),
        ("2026-12-31", "2026-12-31"),
    ])
    func `dates that do`(text: String, date: String) {
        #expect(Finding.values(of: .date, in: text).map(\.first) == ["{date: \(date)}"])
    }
}
