internal import CICU
import Synchronization

/// Dates of calendars other than the Gregorian, from ICU.
package enum OtherCalendar {
    private struct Key: Hashable {
        let calendar: String
        let month: Int
        let day: Int
        let year: Int
    }

    /// The number of answers that are kept: ICU takes some hundred microseconds for each.
    private static let mostKnown = 10_000
    private static let known = Mutex<[Key: [Int]]>([:])

    /// The days of a Gregorian year that have a month and day in another calendar, as days since 1970-01-01.
    ///
    /// - Parameters:
    ///   - calendar: CLDR's name: `hebrew`, `islamic-civil`, `islamic-umalqura`, `chinese`, `persian`.
    ///   - month: counted from 1.
    package static func days(of calendar: String, month: Int, day: Int, inGregorian year: Int) -> [Int] {
        let key = Key(calendar: calendar, month: month, day: day, year: year)
        if let known = known.withLock({ $0[key] }) { return known }
        var days = [Int32](repeating: 0, count: 4)
        let count = cicu_calendar_days(calendar, Int32(month), Int32(day), Int32(year), &days, Int32(days.count))
        let found = days.prefix(Int(count)).map(Int.init)
        known.withLock { known in
            if known.count >= mostKnown { known.removeAll() }
            known[key] = found
        }
        return found
    }
}
