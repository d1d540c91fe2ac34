import ParlanceGrammar

extension Operation {
    /// Operations that make dates and periods.
    static let calendar: [Operation] = [
        Operation("fields", fields),
        Operation("join") { slots in
            guard let a = slots.moment("a") else { return nil }
            guard let b = slots.moment("b") else { return .moment(a) }
            return a.joined(with: b).map { .moment($0) }
        },
        Operation("relative") { slots in
            guard let context = slots.context, let unit = slots.grain(),
                let offset = slots.integer("offset") ?? slots.integer("shift")
            else { return nil }
            if unit < .day, offset == 0 { return .moment(.at(context.now)) }
            let moved = offset * (slots.integer("sign") ?? 1)
            return context.unit(unit, offset: moved).map { .moment(Moment(fixed: [$0])) }
        },
        Operation("count", count),
        Operation("weekday", weekday),
        Operation("weekday-count") { slots in
            guard let context = slots.context, let weekday = slots.integer("weekday"), let n = slots.integer("n"),
                let sign = slots.integer("sign"), n > 0, n < 1_000
            else { return nil }
            let today = context.today
            let next = sign > 0 ? (weekday - today.weekday + 6) % 7 + 1 : -((today.weekday - weekday + 6) % 7 + 1)
            return .moment(Moment(fixed: [Interval(day: today + (next + sign * 7 * (n - 1)))]))
        },
        Operation("named-unit", namedUnit),
        Operation("nth") { slots in
            guard let n = slots.integer("n"), n != 0 else { return nil }
            var moment = Moment()
            let count = slots.integer("count") ?? 1
            guard 1..<1_000 ~= count else { return nil }
            if let weekday = slots.integer("weekday") {
                moment.nth = Moment.Nth(n: n, unit: .day, weekday: weekday)
            } else if let unit = slots.grain() {
                moment.nth = Moment.Nth(n: n, unit: unit, count: count)
            }
            return moment.nth == nil ? nil : .moment(moment)
        },
        // "the fifth last day": counted from the end.
        Operation("nth-last") { slots in
            guard let n = slots.integer("n"), 1..<1_000 ~= n, let unit = slots.grain() else { return nil }
            var moment = Moment()
            moment.nth = Moment.Nth(n: -n, unit: unit)
            return .moment(moment)
        },
        Operation("week-of", weekOf),
        Operation("decade") { slots in
            guard let n = slots.integer("n"), 0..<3_000 ~= n else { return nil }
            let number = n >= 1_000 ? n : nil
            let starts = number.map { [$0] } ?? [1_900 + n, 2_000 + n]
            let ordered = n >= 30 || n >= 1_000 ? starts : starts.reversed()
            let found = ordered.compactMap { CivilDate(year: $0, month: 1, day: 1) }
                .compactMap { Interval(.decade, of: LocalTime($0)) }
            return found.isEmpty ? nil : .moment(Moment(fixed: found))
        },
        Operation("century") { slots in
            guard let n = slots.integer("n"), 1...50 ~= n,
                let start = CivilDate(year: max(1, (n - 1) * 100 + 1), month: 1, day: 1)
            else { return nil }
            let hundreds = CivilDate(year: max(1, (n - 1) * 100), month: 1, day: 1) ?? start
            return .moment(
                Moment(
                    fixed: [hundreds, start].map { Interval($0, to: $0.adding(months: 1_200), grain: .century) }
                )
            )
        },
        Operation("year") { slots in
            var year = slots.integer("n")
            if let a = slots.integer("a"), let b = slots.integer("b"), 10...99 ~= a, 0...99 ~= b { year = a * 100 + b }
            return year.flatMap { 1...2_999 ~= $0 ? .number(PartNumber(Double($0), digitCount: 4)) : nil }
        },
        Operation("shift", shift),
        Operation("shift-units") { slots in
            guard let context = slots.context, let n = slots.number("n"), let unit = slots.grain(), n >= 0,
                let sign = slots.integer("sign")
            else { return nil }
            return shift(context, by: PartDuration(n, unit), sign)
        },
        Operation("rest") { slots in
            guard let context = slots.context, let unit = slots.grain(), let whole = context.unit(unit) else {
                return nil
            }
            if unit <= .day {
                let ends = [whole.end, whole.end + -1]
                return .moment(Moment(fixed: ends.map { Interval(start: context.now, end: $0, grain: .minute) }))
            }
            let from = Interval(start: LocalTime(context.today), end: whole.end, grain: .day)
            let ends = [whole.end, whole.end + -86_400].filter { $0 >= from.start }
            let later = Interval(start: from.start + 86_400, end: whole.end, grain: .day)
            return .moment(Moment(fixed: ends.map { Interval(start: from.start, end: $0, grain: .day) } + [later]))
        },
        Operation("to-date") { slots in
            guard let context = slots.context, let unit = slots.grain(), let whole = context.unit(unit) else {
                return nil
            }
            let today = LocalTime(context.today)
            let ends = [today, today + 86_400]
            return .moment(Moment(fixed: ends.map { Interval(start: whole.start, end: $0, grain: .day) }))
        },
    ]

    /// Fields by the names of slots: `year`, `month`, `day`, `weekday`, `quarter`, `half-year`, `season`, `week`,
    /// `holiday`, `edge`, `part`, `half`, `weekend`; and `unit` with `offset`, counted from now.
    @Sendable
    private static func fields(_ slots: Slots) -> PartValue? {
        var moment = Moment()
        if let year = slots["year"] {
            guard let number = self.year(year) else { return nil }
            moment.year = number.value
            moment.isYearShort = number.isShort
        }
        if let calendar = slots.string("calendar"), let month = slots.integer("month"), let day = slots.integer("day") {
            guard 1...13 ~= month, 1...31 ~= day else { return nil }
            moment.holiday = "\(calendar):\(month)-\(day)"
            return .moment(moment)
        }
        if let month = slots.integer("month") {
            guard 1...12 ~= month else { return nil }
            moment.month = month
        }
        if let day = slots.integer("day") {
            guard day >= 1, day <= CivilDate.dayCount(of: moment.month ?? 1, in: moment.year ?? 2_000) else {
                return nil
            }
            moment.day = day
        }
        if let weekday = slots.integer("weekday") { moment.weekday = weekday }
        moment.cycle = cycle(slots)
        moment.holiday = slots.string("holiday")
        moment.edge = slots.string("edge").flatMap(Moment.Edge.init(rawValue:))
        moment.part = slots.string("part").flatMap(Moment.DayPart.init(ranges:))
        moment.half = slots.string("half").flatMap(Moment.Half.init(rawValue:))
        moment.isWeak = slots["weak"] != nil
        if let offset = slots.integer("offset"), let unit = slots.grain() {
            guard let fixed = slots.context?.unit(unit, offset: offset) else { return nil }
            moment.fixed = [fixed]
        }
        return moment == Moment() ? nil : .moment(moment)
    }

    /// A year; one of two digits may be of two centuries.
    private static func year(_ value: PartValue) -> (value: Int, isShort: Bool)? {
        guard case .number(let number) = value, let year = number.integer else { return nil }
        if number.digitCount == 2 { return (year < 50 ? 2_000 + year : 1_900 + year, true) }
        return CivilDate.years.contains(year) ? (year, false) : nil
    }

    private static func cycle(_ slots: Slots) -> Moment.Cycle? {
        if let number = slots.integer("quarter"), 1...4 ~= number { return .quarter(number) }
        if let number = slots.integer("half-year"), 1...2 ~= number { return .halfYear(number) }
        if let number = slots.integer("season"), 1...4 ~= number { return .season(number) }
        if let number = slots.integer("week"), 1...53 ~= number { return .week(number) }
        return slots["weekend"] == nil ? nil : .weekend
    }

    // MARK: Relative

    /// "the next three weeks": calendar units, or as many units from now.
    @Sendable
    private static func count(_ slots: Slots) -> PartValue? {
        guard let context = slots.context, let unit = slots.grain(), let sign = slots.integer("sign"),
            let n = slots.integer("n"), 1..<100_000 ~= n
        else { return nil }
        let base: Grain = unit < .day ? unit : .day
        guard let first = context.unit(unit, offset: sign > 0 ? 1 : -n),
            let last = context.unit(unit, offset: sign > 0 ? n : -1),
            let near = context.now.adding(Double(sign * n), unit)
        else { return nil }
        let whole = Interval(start: first.start, end: last.end, grain: unit)
        var found = [whole]
        let today = unit < .day ? context.now : LocalTime(context.today)
        let moved = unit < .day ? near : LocalTime(near.date)
        if sign > 0 {
            let day = unit < .day ? 0 : LocalTime.secondsPerDay
            found.append(Interval(start: today + day, end: moved + day, grain: base))
            found.append(Interval(start: today, end: moved, grain: base))
        } else {
            found.append(Interval(start: moved, end: today, grain: base))
        }
        return .moment(Moment(fixed: found.filter { $0.start < $0.end }))
    }

    /// A day of the week, with 0 for this one, 1 for the next, -1 for the last.
    @Sendable
    private static func weekday(_ slots: Slots) -> PartValue? {
        guard let weekday = slots.integer("weekday") else { return nil }
        guard let shift = slots.integer("shift") else {
            var moment = Moment()
            moment.weekday = weekday
            return .moment(moment)
        }
        guard let context = slots.context else { return nil }
        let today = context.today
        let inWeek = today.startOfWeek(first: context.firstWeekday) + (weekday - context.firstWeekday + 7) % 7
        let coming = today + ((weekday - today.weekday + 6) % 7 + 1)
        let past = today - ((today.weekday - weekday + 6) % 7 + 1)
        let days: [CivilDate]
        switch shift {
        case 0: days = [inWeek >= today ? inWeek : coming, inWeek]
        case 1: days = slots["nearest"] == nil ? [inWeek + 7, coming] : [coming, inWeek + 7]
        case -1: days = slots["nearest"] == nil ? [inWeek - 7, past] : [past, inWeek - 7]
        default: days = [inWeek + 7 * shift]
        }
        return .moment(Moment(fixed: unique(days.map { Interval(day: $0) })))
    }

    private static func unique(_ intervals: [Interval]) -> [Interval] {
        intervals.enumerated().filter { index, interval in !intervals[..<index].contains(interval) }.map(\.element)
    }

    /// "next May", "last winter", "this weekend", "next Christmas".
    @Sendable
    private static func namedUnit(_ slots: Slots) -> PartValue? {
        guard let context = slots.context, let shift = slots.integer("shift"),
            case .moment(let moment)? = fields(slots)
        else { return nil }
        var found: [Interval] = []
        let year = context.today.year
        var all: [Interval] = []
        if moment.cycle == .weekend {
            guard let weekend = context.unit(.weekend, offset: shift) else { return nil }
            return .moment(Moment(fixed: [weekend]))
        }
        for year in year - 3...year + 4 {
            var dated = moment
            dated.year = year
            all += dated.resolved(in: context)
        }
        let future = all.filter { $0.start > context.now }
        let past = all.filter { $0.end <= context.now }
        let current = all.first { $0.start <= context.now && context.now < $0.end }
        switch shift {
        case 0:
            found = [current ?? all.first { $0.start.date.year == year }].compactMap { $0 }
        case 1...:
            found = future.dropFirst(shift - 1).prefix(1) + all.filter { $0.start.date.year == year + shift }
        default:
            found = past.suffix(-shift).prefix(1) + all.filter { $0.start.date.year == year + shift }
        }
        return found.isEmpty ? nil : .moment(Moment(fixed: unique(found)))
    }

    @Sendable
    private static func weekOf(_ slots: Slots) -> PartValue? {
        guard let context = slots.context, let moment = slots.moment("a"), moment.isDay else { return nil }
        let weeks = moment.resolved(in: context).flatMap { day -> [Interval] in
            let whole = Interval(.week, of: day.start, firstWeekday: context.firstWeekday)
            let rest = whole.map { Interval(start: day.start, end: $0.end, grain: .day) }
            return [whole, rest].compactMap { $0 }
        }
        return weeks.isEmpty ? nil : .moment(Moment(fixed: unique(weeks)))
    }

    /// A time some duration after or before another, or after now.
    @Sendable
    private static func shift(_ slots: Slots) -> PartValue? {
        guard let context = slots.context, let duration = slots.duration("by"), let sign = slots.integer("sign") else {
            return nil
        }
        guard let moment = slots.moment("of") else { return shift(context, by: duration, sign) }
        let found = moment.resolved(in: context).compactMap { base -> Interval? in
            duration.after(base.start, sign: Double(sign)).map { start in
                base.grain < .day || duration.grain < .day
                    ? Interval(start: start, end: start + 1, grain: .second) : Interval(day: start.date)
            }
        }
        return found.isEmpty ? nil : .moment(Moment(fixed: found))
    }

    private static func shift(_ context: TimeContext, by duration: PartDuration, _ sign: Int) -> PartValue? {
        guard let time = duration.after(context.now, sign: Double(sign)) else { return nil }
        if duration.grain < .day { return .moment(.at(time)) }
        var moment = Moment(fixed: [Interval(day: time.date)])
        moment.isShiftedBy = duration.grain
        return .moment(moment)
    }
}

extension Moment {
    /// An exact time.
    static func at(_ time: LocalTime) -> Moment {
        Moment(fixed: [Interval(start: time, end: time + 1, grain: .second)])
    }
}

extension Moment.DayPart {
    /// Reads ranges such as `08:00-12:00 04:00-12:00`, best first; nil if a range is invalid.
    init?(ranges text: String) {
        var ranges: [Range<Int>] = []
        for range in text.split(separator: " ") {
            let bounds = range.split(separator: "-").compactMap { Self.second(String($0)) }
            guard bounds.count == 2 else { return nil }
            let end = bounds[1] > bounds[0] ? bounds[1] : bounds[1] + LocalTime.secondsPerDay
            ranges.append(bounds[0]..<end)
        }
        guard !ranges.isEmpty else { return nil }
        self.init(ranges: ranges)
    }

    /// Seconds since midnight of `09:30` or `09:30:15`.
    static func second(_ text: String) -> Int? {
        let parts = text.split(separator: ":").map { Int($0) ?? -1 }
        guard 2...3 ~= parts.count, 0...48 ~= parts[0], 0...59 ~= parts[1] else { return nil }
        return parts[0] * 3_600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
    }
}
