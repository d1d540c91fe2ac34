/// A local date and time that relative times in an utterance refer to: "tomorrow" is the day after it.
///
/// No part of the library reads the clock, so the caller states the time. Without one, relative times are not
/// understood.
///
/// ```swift
/// let now = ReferenceTime(iso: "2026-11-20T09:00")!
/// print(now.year, now.month, now.day, now.hour)  // 2026 11 20 9
/// ```
public struct ReferenceTime: Sendable, Hashable {
    /// The year of the Gregorian calendar.
    public var year: Int
    /// The month, from 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int
    /// The hour, from 0 to 23.
    public var hour: Int
    /// The minute, from 0 to 59.
    public var minute: Int
    /// The second, from 0 to 59.
    public var second: Int
    /// The day that weeks begin with: 1 is Monday, as in ISO 8601, 7 is Sunday.
    public var firstWeekday: Int

    /// Creates a reference time without checking it; a time that does not exist understands no relative times.
    public init(
        year: Int,
        month: Int,
        day: Int,
        hour: Int = 0,
        minute: Int = 0,
        second: Int = 0,
        firstWeekday: Int = 1
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.firstWeekday = firstWeekday
    }

    /// Reads a local time in ISO 8601, such as `2026-11-20T09:00`; nil for anything else. The offset of
    /// `2026-11-20T09:00+01:00` is ignored, because times in utterances are local.
    public init?(iso text: String) {
        let pattern = #/(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:Z|[+-]\d\d:?\d\d)?)?/#
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        self.init(
            year: number(match.1),
            month: number(match.2),
            day: number(match.3),
            hour: number(match.4),
            minute: number(match.5),
            second: number(match.6)
        )
        guard 1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60, second < 60 else { return nil }
    }
}
