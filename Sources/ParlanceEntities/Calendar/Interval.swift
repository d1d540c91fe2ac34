/// A stretch of local time, the end exclusive.
package struct Interval: Sendable, Hashable {
    package var start: LocalTime
    package var end: LocalTime
    package var grain: Grain

    package init(start: LocalTime, end: LocalTime, grain: Grain) {
        self.start = start
        self.end = end
        self.grain = grain
    }

    /// Whole days.
    package init(_ start: CivilDate, to end: CivilDate, grain: Grain) {
        self.init(start: LocalTime(start), end: LocalTime(end), grain: grain)
    }

    package init(day: CivilDate) {
        self.init(day, to: day + 1, grain: .day)
    }

    /// The calendar unit that contains a time, moved by a number of units.
    ///
    /// - Parameter firstWeekday: the day that weeks begin with, 1 is Monday.
    package init?(_ grain: Grain, of time: LocalTime, offset: Int = 0, firstWeekday: Int = 1) {
        let date = time.date
        let (year, month, day) = date.components
        guard offset.magnitude < 200_000 else { return nil }
        func months(_ count: Int, from first: Int, in year: Int) -> Interval? {
            guard let base = CivilDate(year: year, month: first, day: 1) else { return nil }
            let start = base.adding(months: offset * count)
            guard CivilDate.years.contains(start.year) else { return nil }
            return Interval(start, to: start.adding(months: count), grain: grain)
        }
        var found: Interval?
        switch grain {
        case .millisecond, .second, .minute, .hour:
            let size = max(1, Int(grain.seconds))
            let start = time.seconds - (time.secondOfDay % size) + offset * size
            found = Interval(start: LocalTime(seconds: start), end: LocalTime(seconds: start + size), grain: grain)
        case .day: found = Interval(day: date + offset)
        case .week, .fortnight:
            let size = grain == .week ? 7 : 14
            let start = date.startOfWeek(first: firstWeekday) + size * offset
            found = Interval(start, to: start + size, grain: grain)
        case .weekend:
            let saturday =
                date.startOfWeek(first: firstWeekday == 7 && date.weekday == 7 ? 1 : firstWeekday)
                .startOfWeek(first: 1) + 5 + 7 * offset
            found = Interval(saturday, to: saturday + 2, grain: grain)
        case .month: found = months(1, from: month, in: year)
        case .quarter: found = months(3, from: (month - 1) / 3 * 3 + 1, in: year)
        case .halfYear: found = months(6, from: (month - 1) / 6 * 6 + 1, in: year)
        case .year: found = months(12, from: 1, in: year)
        case .decade: found = months(120, from: 1, in: year / 10 * 10)
        case .century: found = months(1_200, from: 1, in: max(1, (year - 1) / 100 * 100 + 1))
        case .season: found = Season.containing(date, offset: offset, day: day)
        }
        guard let found, CivilDate.years.contains(found.start.date.year) else { return nil }
        self = found
    }

    package func contains(_ other: Interval) -> Bool { start <= other.start && other.end <= end }
}

/// The seasons of the northern hemisphere, from equinox to solstice.
enum Season {
    /// The season a day is in, moved by a number of seasons.
    static func containing(_ date: CivilDate, offset: Int, day: Int) -> Interval? {
        let year = date.year
        let all = (year - 1...year + 1).flatMap { year in (1...4).compactMap { interval($0, startingIn: year) } }
        guard let index = all.firstIndex(where: { $0.start.date <= date && date < $0.end.date }) else { return nil }
        let found = all[index]
        let years = Int((Double(offset) / 4).rounded(.down))
        let rest = offset - years * 4
        guard index + rest < all.count else { return nil }
        let moved = all[index + rest]
        return years == 0
            ? moved
            : Interval(
                moved.start.date.adding(months: 12 * years),
                to: moved.end.date.adding(months: 12 * years),
                grain: found.grain
            )
    }

    /// A season by equinoxes, and by whole months, as in everyday speech.
    static func intervals(_ season: Int, startingIn year: Int) -> [Interval] {
        guard let first = CivilDate(year: year, month: season * 3, day: 1) else { return [] }
        let months = Interval(first, to: first.adding(months: 3), grain: .season)
        return [interval(season, startingIn: year), months].compactMap { $0 }
    }

    /// A season by the year it starts in: 1 spring, 2 summer, 3 autumn, 4 winter.
    static func interval(_ season: Int, startingIn year: Int) -> Interval? {
        let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]
        guard 1...4 ~= season else { return nil }
        let (month, day) = starts[season - 1]
        let (endMonth, endDay) = starts[season % 4]
        guard let start = CivilDate(year: year, month: month, day: day),
            let end = CivilDate(year: season == 4 ? year + 1 : year, month: endMonth, day: endDay)
        else { return nil }
        return Interval(start, to: end, grain: .season)
    }
}
