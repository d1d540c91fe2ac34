import ParlanceEntities
import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ReferenceTime {
    /// The local time of a date in a time zone.
    ///
    /// - Parameter firstWeekday: the day that weeks begin with, 1 is Monday.
    public init(_ date: Date, in timeZone: some LocalTimeZone, firstWeekday: Int = 1) {
        let time = timeZone.localTime(at: date)
        let (year, month, day) = time.date.components
        self.init(
            year: year,
            month: month,
            day: day,
            hour: time.secondOfDay / 3_600,
            minute: time.secondOfDay / 60 % 60,
            second: time.secondOfDay % 60,
            firstWeekday: firstWeekday
        )
    }
}
