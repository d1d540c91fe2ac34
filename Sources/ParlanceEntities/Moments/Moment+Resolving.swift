// The times that a moment may mean.

extension Moment {
    /// The maximum number of candidates.
    static let mostCandidates = 8

    /// The stretches of time that the moment may mean, best first. Without calendar fields, a time of the day is that of
    /// the next days; see `seconds` for the time itself.
    package func resolved(in context: TimeContext) -> [Interval] {
        let days = hasCalendar ? calendar(in: context).flatMap(edges) : nil
        if !hasTime { return Array((days ?? []).prefix(Self.mostCandidates)) }
        let stretches = days ?? [0, 1, -1].map { Interval(day: context.today + $0) }
        var found = stretches.filter { $0.grain >= .day || $0.isOneDay }.flatMap(times)
        if days == nil { found = Self.nearest(found, to: context) }
        if clock?.isOpen == true, found.first?.start.date == context.today { found = Self.ahead(found, of: context) }
        found = comingNight(insteadOf: found, context) + found
        return Array(found.prefix(Self.mostCandidates))
    }

    /// The times of the clock in the night that follows today, if those of today are over.
    private func comingNight(insteadOf found: [Interval], _ context: TimeContext) -> [Interval] {
        guard let first = found.first, let clock, hasCalendar, context.direction == .future,
            first.start.date == context.today, first.start <= context.now
        else { return [] }
        let today = Interval(day: context.today)
        return secondOfNextDay.map { [Self.time($0, on: today, clock.grain)] } ?? []
    }

    private static func time(_ second: Int, on day: Interval, _ grain: Grain) -> Interval {
        let start = day.start + second
        return Interval(start: start, end: start + max(1, Int(grain.seconds)), grain: grain)
    }

    /// The times of the clock or of the part of the day, on each day of a stretch that is a day.
    private func times(on stretch: Interval) -> [Interval] {
        guard stretch.isOneDay else { return [] }
        if let clock {
            return seconds.map { Self.time($0, on: stretch, clock.grain) }
        }
        return partRanges.map { range in
            let start = stretch.start
            return Interval(start: start + range.lowerBound, end: start + range.upperBound, grain: .hour)
        }
    }

    /// The ranges of the part of the day; those of its edge if there is one.
    var partRanges: [Range<Int>] {
        guard let part else { return [] }
        guard let edge, !hasCalendar || isDayWithoutEdge else { return part.ranges }
        return part.ranges.map { range in
            let middle = (range.lowerBound + range.upperBound + 60) / 120 * 60
            let quarter = (range.upperBound - range.lowerBound + 60) / 240 * 60
            switch edge {
            case .early, .start: return range.lowerBound..<middle
            case .mid, .middle: return range.lowerBound + quarter..<range.upperBound - quarter
            case .late, .end: return middle..<range.upperBound
            }
        }
    }

    private var isDayWithoutEdge: Bool {
        var other = self
        other.edge = nil
        return other.isDay
    }

    /// Of the times of today, those ahead first.
    private static func ahead(_ found: [Interval], of context: TimeContext) -> [Interval] {
        guard context.direction == .future else { return found }
        let isPast: (Interval) -> Bool = { $0.start.date == context.today && $0.start <= context.now }
        return found.filter { !isPast($0) && $0.start.date == context.today } + found.filter(isPast)
            + found.filter { $0.start.date != context.today }
    }

    /// The next and the last of some stretches, by the direction.
    private static func nearest(_ found: [Interval], to context: TimeContext) -> [Interval] {
        let future = found.filter { $0.end > context.now }.sorted { $0.start < $1.start }
        let past = found.filter { $0.end <= context.now }.sorted { $0.start > $1.start }
        return context.direction == .past ? past + future : future + past
    }
}

// MARK: - Calendar

extension Moment {
    private func calendar(in context: TimeContext) -> [Interval] {
        guard weekday != nil, day != nil, month != nil else { return days(in: context) }
        // A day of the week that the date does not have is a slip.
        var date = self
        date.weekday = nil
        let found = days(in: context)
        let others = date.days(in: context).filter { !found.contains($0) }
        return year == nil && fixed.isEmpty ? found + others : found.isEmpty ? others : found
    }

    private func days(in context: TimeContext) -> [Interval] {
        if !fixed.isEmpty {
            let years = year.map { year in fixed.filter { $0.start.date.year == year } } ?? fixed
            return years.flatMap { selected(within: $0, context) }
        }
        if let year, isYearShort { return centuries(of: year, context).flatMap { selected(within: $0, context) } }
        if let year {
            guard let start = CivilDate(year: year, month: 1, day: 1),
                let whole = Interval(.year, of: LocalTime(start))
            else { return [] }
            return selected(within: whole, context)
        }
        return recurring(in: context)
    }

    /// The years that a year of two digits may mean, the nearest to now first.
    private func centuries(of year: Int, _ context: TimeContext) -> [Interval] {
        let now = context.today.year
        let years = [1_900, 2_000].map { $0 + year % 100 }.sorted { abs($0 - now) < abs($1 - now) }
        return years.compactMap { CivilDate(year: $0, month: 1, day: 1) }.compactMap {
            Interval(.year, of: LocalTime($0))
        }
    }

    /// The nearest times with these fields.
    private func recurring(in context: TimeContext) -> [Interval] {
        var past: [Interval] = []
        for reach in reaches {
            let start = context.today.adding(months: -reach.months)
            let bases = reach.bases(from: start, context)
            let found = bases.flatMap { selected(within: $0, context) }.sorted { $0.start < $1.start }
            let nearest = Self.around(found, context)
            if nearest.contains(where: { $0.end > context.now }) {
                return nearest + past.filter { !nearest.contains($0) }
            }
            past += nearest
        }
        return past
    }

    private struct Reach {
        let months: Int
        let grain: Grain

        /// The units of a grain from a date on, up to as far after today as it is before.
        func bases(from start: CivilDate, _ context: TimeContext) -> [Interval] {
            let end = context.today.adding(months: months)
            var bases: [Interval] = []
            var date = start
            while bases.count < 200, CivilDate.years.contains(date.year),
                let base = Interval(grain, of: LocalTime(date), firstWeekday: context.firstWeekday)
            {
                bases.append(base)
                if base.end.date > end { break }
                date = base.end.date
            }
            return bases
        }
    }

    /// The distances to search in, the nearest first: leap days and days that must be a Friday are rare.
    private var reaches: [Reach] {
        let far = Reach(months: 12 * 12, grain: .year)
        if month != nil || holiday != nil { return [Reach(months: 12, grain: .year), far] }
        if case .weekend? = cycle { return [Reach(months: 1, grain: .month)] }
        if cycle != nil { return [Reach(months: 12, grain: .year)] }
        if let nth { return [Reach(months: nth.unit >= .month ? 12 : 1, grain: nth.unit >= .month ? .year : .month)] }
        if day != nil { return [Reach(months: 2, grain: .month), Reach(months: 36, grain: .month)] }
        return [Reach(months: 1, grain: .week)]
    }

    /// Of stretches in order: the present or next one, the one after if that is today, and the last one.
    private static func around(_ found: [Interval], _ context: TimeContext) -> [Interval] {
        let today = LocalTime(context.today)
        let future = found.filter { $0.grain > .day ? $0.end > context.now : $0.start >= today }
        let past = found.last { $0.grain > .day ? $0.end <= context.now : $0.start < today }
        var nearest = Array(future.prefix(1))
        if let first = future.first, first.start <= context.now, future.count > 1 { nearest.append(future[1]) }
        if let past { nearest.append(past) }
        return context.direction == .past ? nearest.sorted { $0.start < $1.start } : nearest
    }

    /// The stretches within a base that have all fields.
    private func selected(within base: Interval, _ context: TimeContext) -> [Interval] {
        var found = [base]
        if let holiday { found = found.flatMap { Holiday.dates(holiday, within: $0) } }
        if let cycle { found = found.flatMap { Self.stretches(of: cycle, within: $0) } }
        if let month { found = found.flatMap { Self.months(month, within: $0) } }
        if let nth { found = found.flatMap { Self.stretch(nth, of: $0, context) } }
        if day != nil || weekday != nil { found = found.flatMap(days) }
        return found
    }

    /// The edge of a stretch, if there is one that is not that of a part of the day.
    private func edges(of stretch: Interval) -> [Interval] {
        guard let edge, part == nil else { return [stretch] }
        if stretch.isOneDay, edge == .end {
            return [Interval(start: stretch.end + -1, end: stretch.end, grain: .second)]
        }
        return Self.edge(edge, of: stretch)
    }

    private static func months(_ month: Int, within base: Interval) -> [Interval] {
        if base.grain < .month, base.end.date.days - base.start.date.days < 28 {
            return base.start.date.components.month == month ? [base] : []
        }
        let (first, last) = (base.start.date.year, (base.end.date - 1).year)
        guard last - first < 200 else { return [] }
        return (first...max(first, last)).compactMap { year in
            CivilDate(year: year, month: month, day: 1).flatMap { Interval(.month, of: LocalTime($0)) }
        }.filter { $0.start.date < base.end.date && $0.end.date > base.start.date }
    }

    private func days(of base: Interval) -> [Interval] {
        let count = base.end.date.days - base.start.date.days
        guard count <= 400 else { return [] }
        let start = base.start.date
        let offset = weekday.map { ($0 - start.weekday + 7) % 7 } ?? 0
        return stride(from: offset, to: max(count, 1), by: weekday == nil ? 1 : 7).compactMap { offset in
            let date = start + offset
            if let day, date.components.day != day { return nil }
            return Interval(day: date)
        }
    }

    private static func stretches(of cycle: Cycle, within base: Interval) -> [Interval] {
        let (first, last) = (base.start.date.year, (base.end.date - 1).year)
        guard last - first < 200 else { return [] }
        let years = first...max(first, last)
        func months(_ grain: Grain, _ number: Int) -> [Interval] {
            years.compactMap { year in
                let month = (number - 1) * (grain.months ?? 1) + 1
                return CivilDate(year: year, month: month, day: 1).flatMap { Interval(grain, of: LocalTime($0)) }
            }
        }
        switch cycle {
        case .quarter(let number): return months(.quarter, number)
        case .halfYear(let number): return months(.halfYear, number)
        case .season(let number): return years.flatMap { Season.intervals(number, startingIn: $0) }
        case .week(let number):
            return years.compactMap { CivilDate.startOfWeek(number, of: $0) }.map {
                Interval($0, to: $0 + 7, grain: .week)
            }
        case .weekend:
            let saturday = base.start.date + (6 - base.start.date.weekday + 7) % 7
            return stride(from: saturday.days, to: base.end.date.days, by: 7).prefix(60).map {
                Interval(CivilDate(days: $0), to: CivilDate(days: $0 + 2), grain: .weekend)
            }
        }
    }
}

// MARK: - Parts of periods

extension Moment {
    private static func stretch(_ nth: Nth, of base: Interval, _ context: TimeContext) -> [Interval] {
        if let weekday = nth.weekday { return day(weekday, number: nth.n, of: base) }
        if nth.unit == .day, nth.count == 1 {
            let date = nth.n > 0 ? base.start.date + (nth.n - 1) : base.end.date + nth.n
            let day = Interval(day: date)
            return base.contains(day) ? [day] : []
        }
        if nth.unit == .fortnight, base.grain == .month { return halfMonth(nth.n, of: base) }
        return units(nth, of: base, context)
    }

    /// The first or second half of a month.
    private static func halfMonth(_ n: Int, of month: Interval) -> [Interval] {
        let middles = [15, 14].map { month.start.date + $0 }
        switch n {
        case 1: return middles.map { Interval(month.start.date, to: $0, grain: .day) }
        case 2, -1: return middles.map { Interval($0, to: month.end.date, grain: .day) }
        default: return []
        }
    }

    private static func day(_ weekday: Int, number: Int, of base: Interval) -> [Interval] {
        let first = base.start.date + (weekday - base.start.date.weekday + 7) % 7
        let last = base.end.date - 1 - ((base.end.date - 1).weekday - weekday + 7) % 7
        guard number.magnitude < 10_000 else { return [] }
        let day = Interval(day: number > 0 ? first + 7 * (number - 1) : last + 7 * (number + 1))
        return base.contains(day) ? [day] : []
    }

    /// Units of a period, counted from its start or end; a week belongs to the period that has most of its days.
    private static func units(_ nth: Nth, of base: Interval, _ context: TimeContext) -> [Interval] {
        var starts: [Interval] = []
        var time = base.start
        if nth.unit == .week, let week = Interval(.week, of: base.start, firstWeekday: context.firstWeekday) {
            let isMostlyBefore = base.start.date.days - week.start.date.days > 3
            time = isMostlyBefore ? week.end : week.start
        }
        while starts.count < 1_000, let unit = Interval(nth.unit, of: time, firstWeekday: context.firstWeekday),
            unit.start < base.end
        {
            if nth.unit == .week, base.end.date.days - unit.start.date.days < 4 { break }
            starts.append(unit)
            time = unit.end
        }
        let first = nth.n > 0 ? (nth.n - 1) * 1 : starts.count + nth.n - (nth.count - 1)
        let last = first + nth.count - 1
        guard nth.n.magnitude < 10_000, first >= 0, last < starts.count, first <= last else { return [] }
        return [Interval(start: starts[first].start, end: starts[last].end, grain: nth.unit)]
    }

    /// A part of a period by the common conventions: thirds, then halves.
    static func edge(_ edge: Edge, of base: Interval) -> [Interval] {
        let days = base.end.date.days - base.start.date.days
        func range(_ from: Int, _ to: Int) -> Interval {
            Interval(base.start.date + from, to: base.start.date + max(to, from + 1), grain: .day)
        }
        func months(_ from: Int, _ to: Int) -> Interval {
            Interval(base.start.date.adding(months: from), to: base.start.date.adding(months: to), grain: .month)
        }
        switch (base.grain, edge) {
        case (.week, .early), (.week, .start): return [range(0, 3), range(0, 4), range(0, 2)]
        case (.week, .mid), (.week, .middle): return [range(2, 4), range(1, 5), range(2, 5)]
        case (.week, .late), (.week, .end): return [range(4, 7), range(3, 7)]
        case (.month, .early), (.month, .start): return [range(0, 10), range(0, 15), range(0, 5)]
        case (.month, .mid), (.month, .middle): return [range(10, 20), range(9, 20)]
        case (.month, .late), (.month, .end): return [range(20, days), range(15, days)]
        case (.year, .early), (.year, .start): return [months(0, 3), months(0, 4), months(0, 6), months(0, 2)]
        case (.year, .mid), (.year, .middle): return [months(4, 8), months(3, 9)]
        case (.year, .late), (.year, .end): return [months(8, 12), months(6, 12), months(9, 12), months(10, 12)]
        case (_, .early), (_, .start): return [range(0, days / 3), range(0, days / 2)]
        case (_, .mid), (_, .middle): return [range(days / 3, days - days / 3), range(days / 4, days - days / 4)]
        case (_, .late), (_, .end): return [range(days - days / 3, days), range(days / 2, days)]
        }
    }
}
