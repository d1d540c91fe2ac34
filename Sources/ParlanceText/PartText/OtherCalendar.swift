internal import CICU

/// Dates of calendars other than the Gregorian, from ICU.
package enum OtherCalendar {
    /// The days of a Gregorian year that have a month and day in another calendar, as days since 1970-01-01.
    ///
    /// - Parameters:
    ///   - calendar: CLDR's name: `hebrew`, `islamic-civil`, `islamic-umalqura`, `chinese`, `persian`.
    ///   - month: counted from 1.
    package static func days(of calendar: String, month: Int, day: Int, inGregorian year: Int) -> [Int] {
        var days = [Int32](repeating: 0, count: 4)
        let count = cicu_calendar_days(calendar, Int32(month), Int32(day), Int32(year), &days, Int32(days.count))
        return days.prefix(Int(count)).map(Int.init)
    }
}
