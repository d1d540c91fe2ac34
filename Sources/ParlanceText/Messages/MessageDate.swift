/// A date and a time of day, without a time zone.
package struct MessageDate: Sendable, Hashable {
    /// The parts that are said if the pattern asks for no others.
    package enum Parts: Sendable, Hashable { case moment, day, time }

    package var parts: Parts
    /// In the Gregorian calendar.
    package var year: Int32
    /// From 1 to 12.
    package var month: Int32
    /// From 1 to 31.
    package var day: Int32
    package var hour: Int32
    package var minute: Int32
    package var second: Int32

    /// Parts that are left out default to noon, and to a day in winter.
    package init(
        year: Int32 = 2001,
        month: Int32 = 1,
        day: Int32 = 1,
        hour: Int32 = 12,
        minute: Int32 = 0,
        second: Int32 = 0,
        parts: Parts = .moment
    ) {
        self.parts = parts
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The skeleton of its format in words, as ICU's DateTimePatternGenerator reads it. A time is near, so its year is not said.
    var skeleton: String {
        switch parts {
        case .moment: "EEEEMMMMdjm"
        case .day: "EEEEMMMMdy"
        case .time: "jm"
        }
    }
}
