/// Turns parts into entities: determines their kind, and the values they may have.
struct EntityReading {
    let context: TimeContext?
    let kinds: Set<Entity.Kind>

    typealias Reading = (kind: Entity.Kind, values: [EntityValue])

    /// - Parameter text: The kind of a part that is its own value.
    func readings(of part: PartValue, as text: Entity.Kind) -> [Reading] {
        switch part {
        case .number(let number): [(.number, [.number(number.value, exact: number.exact)])]
        case .ordinal(let number): [(.ordinal, [.number(Double(number), exact: nil)])]
        case .percent(let number): [(.percent, [.number(number, exact: nil)])]
        case .duration(let duration): [(.duration, [.duration(duration)])]
        case .measure(let measure): [(Entity.Kind(rawValue: measure.kind.rawValue) ?? .dimension, [.measure(measure)])]
        case .moment(let moment): reading(of: moment)
        case .span(let span): reading(of: span)
        case .recurrence(let recurrence): [(.recurrence, [.recurrence(recurrence.sure)])]
        case .flag(let flag): [(.boolean, [.flag(flag)])]
        case .text: [(text, [.text("")])]
        case .word: []
        }
    }

    private func unique(_ values: [EntityValue]) -> [EntityValue] {
        var found: [EntityValue] = []
        for value in values where !found.contains(value) { found.append(value) }
        return found
    }

    // MARK: Moments

    private func reading(of moment: Moment) -> [Reading] {
        if moment.isWeak || moment.half != nil && moment.clock == nil { return [] }
        if !moment.hasCalendar { return timeOfDay(moment) }
        guard let context = context ?? moment.absoluteContext else { return [] }
        let times = moment.resolved(in: context)
        if moment.clock != nil || moment.isFixedInstant {
            return [(.dateTime, unique(times.map { .dateTime($0.start) }))]
        }
        if moment.part != nil || moment.edge == nil && times.contains(where: { !$0.isWholeDays }) {
            return [(.dateTimeRange, unique(times.map { .dateTimes(from: $0.start, to: $0.end) }))]
        }
        if moment.edge == .end, !times.isEmpty, times.allSatisfy({ $0.end.seconds - $0.start.seconds == 1 }) {
            return [(.dateTime, unique(times.map { .dateTime($0.start) }))]
        }
        if moment.holiday != nil, !times.allSatisfy(\.isOneDay) {
            return [(.dateRange, unique(times.map { .dates(from: $0.start.date, to: $0.end.date) }))]
        }
        if moment.isDay || moment.fixed.first?.isOneDay == true && moment.edge == nil && times.allSatisfy(\.isOneDay) {
            return day(moment, at: times, in: context)
        }
        if !kinds.contains(.dateRange), kinds.contains(.dateTimeRange) {
            return [(.dateTimeRange, unique(times.flatMap(Self.dateTimes)))]
        }
        return [(.dateRange, unique(times.map { .dates(from: $0.start.date, to: $0.end.date) }))]
    }

    /// A stretch of days as a range of times; a weekend may also begin on Friday evening.
    private static func dateTimes(of stretch: Interval) -> [EntityValue] {
        var found = [EntityValue.dateTimes(from: stretch.start, to: stretch.end)]
        if stretch.grain == .weekend { found.append(.dateTimes(from: stretch.start + -6 * 3_600, to: stretch.end)) }
        return found
    }

    private func day(_ moment: Moment, at times: [Interval], in context: TimeContext) -> [Reading] {
        if kinds.contains(.dateTime), !kinds.contains(.date), moment.isShiftedBy != nil {
            return [(.dateTime, times.map { .dateTime(LocalTime($0.start.date, second: context.now.secondOfDay)) })]
        }
        return [(.date, unique(times.map { .date($0.start.date) }))]
    }

    /// A time without a day; if only dates with times are wanted, that of the next day that has it.
    private func timeOfDay(_ moment: Moment) -> [Reading] {
        if moment.clock != nil {
            if !kinds.contains(.time), kinds.contains(.dateTime), let context {
                let times = moment.resolved(in: context).map { EntityValue.dateTime($0.start) }
                return [(.dateTime, unique(times))]
            }
            return [(.time, unique(moment.seconds.map { .time($0 % LocalTime.secondsPerDay) }))]
        }
        if !kinds.contains(.timeRange), kinds.contains(.dateTimeRange), let context {
            let times = moment.resolved(in: context)
            return [(.dateTimeRange, unique(times.map { .dateTimes(from: $0.start, to: $0.end) }))]
        }
        return [(.timeRange, unique(moment.partRanges.map { .times(from: $0.lowerBound, to: $0.upperBound) }))]
    }

    // MARK: Spans

    private func reading(of span: Span) -> [Reading] {
        let ends = [span.from, span.to].compactMap { $0 }
        let hasCalendar = ends.contains { $0.hasCalendar }
        if !hasCalendar { return times(of: span) }
        let isAbsolute = ends.allSatisfy { $0.absoluteContext != nil }
        guard let context = context ?? (isAbsolute ? ends.first?.absoluteContext : nil) else { return [] }
        let hasDay = ends.contains { !$0.hasTime && !$0.isFixedInstant }
        let hasTime =
            ends.contains { $0.hasTime || $0.isFixedInstant && !(hasDay && kinds.contains(.dateRange)) }
            || (span.duration?.grain ?? .day) < .day
        let found = SpanResolver(span, context).resolved()
        if hasTime {
            return [(.dateTimeRange, unique(found.map { .dateTimes(from: $0.start, to: $0.end) }))]
        }
        return [(.dateRange, unique(found.map { .dates(from: $0.start?.date, to: $0.end?.date) }))]
    }

    private func times(of span: Span) -> [Reading] {
        let found = SpanResolver.seconds(of: span)
        if !kinds.contains(.timeRange), kinds.contains(.dateTimeRange), let context {
            return [(.dateTimeRange, unique(SpanResolver.dated(found, context)))]
        }
        return [(.timeRange, unique(found.map { .times(from: $0.from, to: $0.to) }))]
    }
}

extension Interval {
    var isWholeDays: Bool { start.secondOfDay == 0 && end.secondOfDay == 0 }
}

extension Moment {
    /// A context for a date with its year, which is the same in any; nil for other moments.
    fileprivate var absoluteContext: TimeContext? {
        fixed.isEmpty && year != nil && !isYearShort ? TimeContext(now: LocalTime(seconds: 0)) : nil
    }
}
