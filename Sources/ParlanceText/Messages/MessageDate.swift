/// A date and a time of day, without a time zone.
package struct MessageDate: Sendable, Hashable {
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
        second: Int32 = 0
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }
}
