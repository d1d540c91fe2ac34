import ParlanceText
import Testing

@testable import ParlanceEntities

@Suite("Times at clock changes")
struct ZonedTimeTests {
    private func json(_ time: String, _ zone: String) throws -> String {
        let zone = try #require(TimeZoneRules(zone))
        return EntityValue.dateTime(try #require(LocalTime(iso: time))).json(in: zone).description
    }

    @Test(arguments: [
        ("2026-07-01T12:00", "Europe/Berlin", ["2026-07-01T12:00:00+02:00"]),
        ("2026-10-25T02:30", "Europe/Berlin", ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"]),
        ("2026-10-25T03:00", "Europe/Berlin", ["2026-10-25T03:00:00+01:00"]),
        ("2026-10-25T02:00", "Europe/Berlin", ["2026-10-25T02:00:00+02:00", "2026-10-25T02:00:00+01:00"]),
        ("2026-11-01T01:30", "America/New_York", ["2026-11-01T01:30:00-04:00", "2026-11-01T01:30:00-05:00"]),
        ("2026-04-05T01:45", "Australia/Lord_Howe", ["2026-04-05T01:45:00+11:00", "2026-04-05T01:45:00+10:30"]),
        ("2026-11-20T09:00", "Asia/Kathmandu", ["2026-11-20T09:00:00+05:45"]),
        ("1880-01-01T00:00", "Europe/Berlin", ["1880-01-01T00:00:00+00:53:28"]),
        ("9999-12-31T23:59", "UTC", ["9999-12-31T23:59:00+00:00"]),
        ("0001-01-01T00:00", "UTC", ["0001-01-01T00:00:00+00:00"]),
    ])
    func instants(time: String, zone: String, instants: [String]) throws {
        let json = try json(time, zone)
        #expect(json.contains("instants: [\(instants.joined(separator: ", "))]") && !json.contains("gap"), "\(json)")
    }

    @Test(arguments: [
        ("2026-03-29T02:30", "Europe/Berlin", "2026-03-29T03:00:00+02:00"),
        ("2026-03-29T02:00", "Europe/Berlin", "2026-03-29T03:00:00+02:00"),
        ("2026-03-08T02:59:59", "America/New_York", "2026-03-08T03:00:00-04:00"),
        ("2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-04T02:30:00+11:00"),
        // Samoa went over the date line.
        ("2011-12-30T12:00", "Pacific/Apia", "2011-12-31T00:00:00+14:00"),
    ])
    func gaps(time: String, zone: String, next: String) throws {
        let json = try json(time, zone)
        #expect(
            json.contains("gap: true") && json.contains("instants: []") && json.contains("next: \(next)"),
            "\(json)"
        )
    }

    @Test func `the time of an instant`() throws {
        let zone = try #require(TimeZoneRules("Europe/Berlin"))
        #expect(LocalTime(at: 0, in: zone).iso == "1970-01-01T01:00:00")
        #expect(LocalTime(at: 1_792_890_000, in: zone).instants(in: zone) != .gap(next: .init(seconds: 0, offset: 0)))
    }

    @Test func `other values have no instants`() throws {
        let zone = try #require(TimeZoneRules("Europe/Berlin"))
        let date = EntityValue.date(Finding.now.date)
        #expect(date.json(in: zone) == date.json)
    }
}
