/// A time as it was said: the fields that were named, which may leave several times open.
///
/// "Friday the 13th" names a day of the week and of the month; `resolved` finds the days that have both.
package struct Moment: Sendable, Hashable {
    /// Stretches of time that are known, best first: "tomorrow", "the next three weeks".
    package var fixed: [Interval] = []
    package var year: Int?
    /// Whether the year was said with two digits, so that the century is open.
    package var isYearShort = false
    package var month: Int?
    package var day: Int?
    /// 1 is Monday.
    package var weekday: Int?
    package var cycle: Cycle?
    package var nth: Nth?
    package var holiday: String?
    package var edge: Edge?
    package var clock: Clock?
    package var half: Half?
    package var part: DayPart?
    /// Whether the moment is only part of a larger expression ("5" as an hour, "the second").
    package var isWeak = false
    /// The number of parts that were too little to be certain: "5" as an hour.
    package var guesses = 0
    /// The unit that a date was moved by: "in two weeks" may also be an exact time.
    package var isShiftedBy: Grain?

    package init() {}

    package init(fixed: [Interval]) {
        self.fixed = fixed
    }

    /// A recurring part of the year.
    package enum Cycle: Sendable, Hashable {
        case quarter(Int)
        case halfYear(Int)
        case season(Int)
        case week(Int)
        case weekend
    }

    /// The nth unit or day of the week of a period; -1 is the last.
    package struct Nth: Sendable, Hashable {
        package var n: Int
        package var unit: Grain
        package var weekday: Int?
        /// The number of units: "the last two weeks of May".
        package var count = 1
    }

    /// A part of a period.
    package enum Edge: String, Sendable, Hashable {
        case early, mid, late, start, middle, end
    }

    package enum Half: String, Sendable, Hashable {
        case am, pm
    }

    /// A time of the day.
    package struct Clock: Sendable, Hashable {
        package var second: Int
        /// Whether it may also be twelve hours later: "at 5".
        package var isOpen: Bool
        package var grain: Grain
    }

    /// A part of the day with its possible ranges in seconds since midnight, best first; ranges may end on the next
    /// day.
    package struct DayPart: Sendable, Hashable {
        package var ranges: [Range<Int>]
    }
}

// MARK: - Classification

extension Moment {
    var hasCalendar: Bool {
        !fixed.isEmpty || year != nil || month != nil || day != nil || weekday != nil || cycle != nil || nth != nil
            || holiday != nil
    }

    var hasTime: Bool { clock != nil || part != nil }

    /// Whether the calendar fields name single days.
    var isDay: Bool {
        if edge != nil { return false }
        if let nth { return nth.weekday != nil || nth.unit == .day && nth.count == 1 }
        if day != nil || weekday != nil || holiday != nil { return true }
        return month == nil && cycle == nil && !fixed.isEmpty && fixed.allSatisfy { $0.grain == .day && $0.isOneDay }
    }

    /// Whether the moment is an exact date and time that needs no calendar field.
    var isFixedInstant: Bool {
        !fixed.isEmpty && !hasTime && fixed.allSatisfy { $0.grain < .day && $0.end.seconds - $0.start.seconds <= 1 }
    }
}

extension Interval {
    var isOneDay: Bool { end.seconds - start.seconds == LocalTime.secondsPerDay }
}

// MARK: - Joining

extension Moment {
    /// The moment with the fields of both; nil if they contradict each other.
    package func joined(with other: Moment) -> Moment? {
        let (first, second) = (widened(for: other), other.widened(for: self))
        return first.filled(from: second)
    }

    /// A date that was moved by weeks, months or years, as the whole unit if finer fields follow: "Monday in two weeks",
    /// "March in a year".
    private func widened(for other: Moment) -> Moment {
        guard let unit = isShiftedBy, unit > .day, other.fixed.isEmpty, unit <= .year else { return self }
        let grain: Grain? =
            other.month != nil || other.holiday != nil
            ? .year : other.day != nil ? .month : other.weekday != nil ? .week : nil
        guard let grain else { return self }
        var wide = self
        wide.fixed = fixed.compactMap { Interval(grain, of: $0.start) }
        wide.isShiftedBy = nil
        return wide
    }

    private func filled(from other: Moment) -> Moment? {
        var joined = self
        guard Self.fill(&joined.year, other.year), Self.fill(&joined.month, other.month),
            Self.fill(&joined.day, other.day), Self.fill(&joined.weekday, other.weekday),
            Self.fill(&joined.cycle, other.cycle), Self.fill(&joined.nth, other.nth),
            Self.fill(&joined.holiday, other.holiday), Self.fill(&joined.edge, other.edge),
            Self.fill(&joined.half, other.half), Self.fill(&joined.clock, other.clock),
            Self.fill(&joined.part, other.part)
        else { return nil }
        if !other.fixed.isEmpty {
            joined.fixed = fixed.isEmpty ? other.fixed : Self.common(fixed, other.fixed)
            if joined.fixed.isEmpty { return nil }
        }
        joined.guesses = guesses + other.guesses + (isWeak ? 1 : 0) + (other.isWeak ? 1 : 0)
        joined.isWeak = isWeak && other.isWeak
        joined.isYearShort = isYearShort || other.isYearShort
        return joined.isConsistent ? joined : nil
    }

    /// Whether both may hold: the clock time within the part of the day, for one.
    private var isConsistent: Bool {
        if clock != nil, part != nil, seconds.isEmpty { return false }
        if nth != nil, weekday != nil || day != nil { return false }
        return !(day != nil && cycle == .weekend)
    }

    private static func fill<T: Equatable>(_ field: inout T?, _ other: T?) -> Bool {
        guard let other else { return true }
        guard let known = field else {
            field = other
            return true
        }
        return known == other
    }

    /// The intervals that lie within one of the other list.
    private static func common(_ left: [Interval], _ right: [Interval]) -> [Interval] {
        var found: [Interval] = []
        for a in left {
            for b in right {
                if a.contains(b) { found.append(b) } else if b.contains(a) { found.append(a) }
            }
        }
        return found
    }
}
