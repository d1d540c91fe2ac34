import ParlanceGrammar

extension Operation {
    /// Operations that make ranges of time and recurrences.
    static let spans: [Operation] =
        [Span.Mode.since, .after, .until, .before].map { mode in
            Operation(mode.rawValue) { slots in
                guard let moment = slots.moment("a") else { return nil }
                let isStart = mode == .since || mode == .after
                var span = Span(mode: mode, from: isStart ? moment : nil, to: isStart ? nil : moment)
                span.isPast = slots.string("direction") == "past"
                return .span(span)
            }
        } + [
            Operation("between") { slots in
                guard let from = slots.moment("from"), let to = slots.moment("to") else { return nil }
                return from.between(to).map { .span($0) }
            },
            // "July 13 to 15": two days of a month.
            Operation("month-days") { slots in
                guard var from = slots.moment("from"), var to = slots.moment("to") else { return nil }
                if let period = slots.moment("period") {
                    guard let first = from.joined(with: period), let last = to.joined(with: period) else { return nil }
                    return .span(Span(mode: .between, from: first, to: last))
                }
                guard let month = slots.integer("month"), let first = from.day, let last = to.day, first < last,
                    last <= CivilDate.dayCount(of: month, in: 2_000)
                else { return nil }
                (from.month, to.month) = (month, month)
                if let year = slots.integer("year") {
                    guard CivilDate.years.contains(year) else { return nil }
                    (from.year, to.year) = (year, year)
                }
                return .span(Span(mode: .between, from: from, to: to))
            },
            Operation("lasting") { slots in
                guard let from = slots.moment("from"), let duration = slots.duration("by") else { return nil }
                return .span(Span(mode: .lasting, from: from, duration: duration))
            },
            Operation("within") { slots in
                guard let duration = slots.duration("by"), let context = slots.context else { return nil }
                let today = Moment(fixed: [Interval(day: context.today)])
                let from = duration.grain < .day ? .at(context.now) : today
                return .span(Span(mode: .lasting, from: from, duration: duration))
            },
            Operation("span-join") { slots in
                guard let span = slots.span("a"), let moment = slots.moment("b") else { return nil }
                return span.joined(with: moment).map { .span($0) }
            },
            Operation("days") { slots in
                func days(_ name: String) -> [Value]? {
                    guard let value = slots[name] else { return [] }
                    if case .word(.array(let days)) = value { return days }
                    return slots.integer(name).map { [.integer($0)] }
                }
                guard let first = days("a"), let more = days("b"), !first.isEmpty else { return nil }
                return .word(.array(first + more.filter { !first.contains($0) }))
            },
            Operation("weekday-range") { slots in
                guard let first = slots.integer("a"), let last = slots.integer("b"), first != last else { return nil }
                // From Saturday to Monday goes over the end of the week. Two days in a row are no range: "move it from Monday to
                // Tuesday".
                let days = (0..<7).map { (first - 1 + $0) % 7 + 1 }
                guard let end = days.firstIndex(of: last), end > 1 else { return nil }
                return .word(.array(days[...end].map(Value.integer)))
            },
            Operation("recurrence") { slots in
                guard let every = slots["every"] == nil ? 1 : slots.integer("every"), 1...1_000 ~= every else {
                    return nil
                }
                var unit = slots.grain()
                var weekdays: [Int] = []
                if let weekday = slots.integer("weekday") { (unit, weekdays) = (.week, [weekday]) }
                if case .word(.array(let days))? = slots["weekday"] {
                    (unit, weekdays) = (.week, days.compactMap { if case .integer(let day) = $0 { day } else { nil } })
                }
                guard let unit else { return nil }
                var recurrence = Recurrence(every: every, unit: unit, weekdays: weekdays, at: slots.moment("at"))
                recurrence.isUnsure = slots["unsure"] != nil
                return .recurrence(recurrence)
            },
        ]
}

extension Moment {
    /// The range from this moment to another; fields that only one of them has hold for both where that makes sense:
    /// "from 3 to 5 May", "May 3 to 5", "Monday 3 to 5 pm".
    fileprivate func between(_ other: Moment) -> Span? {
        var (from, to) = (self, other)
        guard from.hasCalendar || from.hasTime, to.hasCalendar || to.hasTime else { return nil }
        guard from.isCompatible(with: to) else { return nil }
        if from.hasTime || to.hasTime { Self.shareDay(&from, &to) }
        if from.year == nil, from.fixed.isEmpty, to.fixed.isEmpty, let year = to.year {
            from.year = (from.month ?? 0) > (to.month ?? 12) ? year - 1 : year
        }
        if from.day != nil, from.month == nil, from.fixed.isEmpty { from.month = to.month }
        if to.day != nil, to.month == nil, to.fixed.isEmpty { to.month = from.month }
        return Span(mode: .between, from: from, to: to)
    }

    private static func shareDay(_ from: inout Moment, _ to: inout Moment) {
        if from.hasCalendar, !to.hasCalendar, let both = to.joined(with: from.withoutTime) { to = both }
        if to.hasCalendar, !from.hasCalendar, let both = from.joined(with: to.withoutTime) { from = both }
    }

    private var withoutTime: Moment {
        var moment = self
        (moment.clock, moment.part, moment.half) = (nil, nil, nil)
        return moment
    }

    /// Whether both may bound a range: two days, two times, two years.
    private func isCompatible(with other: Moment) -> Bool {
        if hasTime && !other.hasTime && !other.isFixedInstant && other.hasCalendar && !isFixedInstant {
            return hasCalendar
        }
        if hasCalendar, !hasTime, !isFixedInstant, other.hasTime, !other.hasCalendar { return false }
        if day != nil, other.mayBeDay { return false }
        return !(part != nil && clock == nil && other.clock != nil && !hasCalendar)
    }
    /// Whether the year of a month has two digits and may as well be a day of the month: "July 14".
    private var mayBeDay: Bool {
        guard isYearShort, day == nil, let month, let year else { return false }
        return 1...CivilDate.dayCount(of: month, in: 2_000) ~= year % 100
    }
}
