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
        let halves = text.split(separator: text.contains("T") ? "T" : " ", omittingEmptySubsequences: false)
        guard 1...2 ~= halves.count, let date = Self.numbers(halves[0], separator: "-", widths: [4, 2, 2]) else {
            return nil
        }
        var time = [0, 0, 0]
        if halves.count == 2 {
            let clock = halves[1].prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
            guard Self.isOffset(halves[1].dropFirst(clock.count)) else { return nil }
            let widths = clock.utf8.count > 5 ? [2, 2, 2] : [2, 2]
            guard let numbers = Self.numbers(clock, separator: ":", widths: widths) else { return nil }
            time.replaceSubrange(0..<numbers.count, with: numbers)
        }
        self.init(
            year: date[0],
            month: date[1],
            day: date[2],
            hour: time[0],
            minute: time[1],
            second: time[2]
        )
        guard 1...12 ~= month, 1...daysInMonth ~= day, hour < 24, minute < 60, second < 60 else { return nil }
    }

    /// The number of days in the month, in the Gregorian calendar.
    private var daysInMonth: Int {
        switch month {
        case 2: year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Numbers of fixed numbers of ASCII digits.
    private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == widths, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
            return nil
        }
        return parts.compactMap { Int($0) }
    }

    /// Whether a text is empty, or an offset from universal time: `Z`, `+01:00`, `+0100`.
    private static func isOffset(_ text: Substring) -> Bool {
        if text.isEmpty || text == "Z" { return true }
        let digits = text.dropFirst()
        return [[2, 2], [4]].contains { numbers(digits, separator: ":", widths: $0) != nil }
    }
}
