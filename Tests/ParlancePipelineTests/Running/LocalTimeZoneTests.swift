import Foundation
import ParlanceEntities
import ParlanceGrammar
import ParlanceText
import Testing

@testable import ParlancePipeline

@Suite("Zones of local times")
struct LocalTimeZoneTests {
    /// Dates around both clock changes of a year, and far ones.
    private static let dates: [Date] =
        (0..<400).map { Date(timeIntervalSince1970: 1_774_700_000 + Double($0) * 47_111) }
        + [0, -1, 0.75, -0.25, -2_000_000_000].map { Date(timeIntervalSince1970: $0) }

    private static let names = ["Europe/Berlin", "America/New_York", "Asia/Kolkata"]

    @Test("ICU's rules give the local times of Foundation", arguments: names)
    func agree(name: String) throws {
        let (rules, zone) = (try #require(TimeZoneRules(name)), try #require(TimeZone(identifier: name)))
        for date in Self.dates { #expect(ReferenceTime(date, in: rules) == ReferenceTime(date, in: zone), "\(date)") }
    }

    @Test("A local time has the parts that Foundation's calendar gives it")
    func parts() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        for date in Self.dates {
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
            let time = ReferenceTime(date, in: calendar.timeZone)
            #expect([parts.year, parts.month, parts.day] == [time.year, time.month, time.day], "\(date)")
            #expect([parts.hour, parts.minute, parts.second] == [time.hour, time.minute, time.second], "\(date)")
        }
    }

    @Test("Any date has a local time", arguments: [-.infinity, -1e300, 1e300, .infinity, Double.nan])
    func far(seconds: Double) {
        let time = ReferenceTime(Date(timeIntervalSince1970: seconds), in: TimeZone.gmt)
        #expect(1...9_999 ~= time.year)
    }
}
