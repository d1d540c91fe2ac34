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
    public init(_ date: Date, in timeZone: TimeZone, firstWeekday: Int = 1) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        self.init(
            year: parts.year ?? 1,
            month: parts.month ?? 1,
            day: parts.day ?? 1,
            hour: parts.hour ?? 0,
            minute: parts.minute ?? 0,
            second: parts.second ?? 0,
            firstWeekday: firstWeekday
        )
    }
}
