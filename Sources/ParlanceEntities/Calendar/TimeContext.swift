/// The circumstances that the meaning of a time depends on besides its words.
package struct TimeContext: Sendable, Hashable {
    /// The direction in which the best of several possible times lies.
    package enum Direction: String, Sendable, Hashable, CaseIterable {
        case future, past
    }

    /// The local time that relative times refer to.
    package var now: LocalTime
    /// The day that weeks begin with, 1 is Monday.
    package var firstWeekday: Int
    package var direction: Direction

    package init(now: LocalTime, firstWeekday: Int = 1, direction: Direction = .future) {
        self.now = now
        self.firstWeekday = firstWeekday
        self.direction = direction
    }

    package var today: CivilDate { now.date }

    /// The calendar unit around the reference time, moved by some units.
    package func unit(_ grain: Grain, offset: Int = 0) -> Interval? {
        Interval(grain, of: now, offset: offset, firstWeekday: firstWeekday)
    }
}
