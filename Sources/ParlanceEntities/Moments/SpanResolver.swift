/// Finds the times that a range may mean.
struct SpanResolver {
    /// A range with times of the day, nil where it is open.
    struct Seconds: Hashable {
        var from: Int?
        var to: Int?
    }

    struct Range: Hashable {
        var start: LocalTime?
        var end: LocalTime?

        var length: Int { (end?.seconds ?? .max / 2) - (start?.seconds ?? 0) }
    }

    private let span: Span
    private var context: TimeContext

    init(_ span: Span, _ context: TimeContext) {
        self.span = span
        self.context = context
        if span.isPast { self.context.direction = .past }
    }

    /// The ranges, best first.
    func resolved() -> [Range] {
        switch span.mode {
        case .since: return bounds(span.from).map { Range(start: $0.start) }
        case .after:
            return bounds(span.from).flatMap {
                [Range(start: $0.grain < .day ? $0.start : $0.end), Range(start: $0.start)]
            }
        case .before, .until: return bounds(span.to).flatMap { [Range(end: $0.start), Range(end: $0.end)] }
        case .lasting: return lasting()
        case .between: return between()
        }
    }

    private func bounds(_ moment: Moment?) -> [Interval] { moment?.resolved(in: context) ?? [] }

    private func lasting() -> [Range] {
        guard let duration = span.duration else { return [] }
        return bounds(span.from).compactMap { base in
            duration.after(base.start).map { Range(start: base.start, end: $0) }
        }
    }

    /// Each start with the nearest end after it.
    private func between() -> [Range] {
        let (starts, ends) = (bounds(span.from), bounds(span.to))
        var found: [Range] = []
        for start in starts {
            let later = ends.filter { $0.end > start.start && $0.start >= start.start }
            guard let end = later.min(by: { $0.start < $1.start }) ?? following(start) else { continue }
            if end.grain < .day {
                found.append(Range(start: start.start, end: end.start))
            } else {
                found.append(Range(start: start.start, end: end.end))
                if end.start > start.start { found.append(Range(start: start.start, end: end.start)) }
            }
        }
        guard span.from?.clock?.isOpen == true, span.to?.clock?.isOpen != true || span.to?.half != nil else {
            return found
        }
        return found.sorted { $0.length < $1.length }
    }

    /// The end in the time after a start: of "from December to February", the February of the next year.
    private func following(_ start: Interval) -> Interval? {
        if let end = nextDay(start) { return end }
        guard let to = span.to, to.year == nil, to.fixed.isEmpty else { return nil }
        var later = context
        later.now = start.start
        return to.resolved(in: later).filter { $0.start >= start.start }.min { $0.start < $1.start }
    }

    /// The end on the day after a start, if both are clock times of the same day: "tomorrow from 11 pm to 1 am".
    private func nextDay(_ start: Interval) -> Interval? {
        guard span.from?.clock != nil, span.to?.clock != nil else { return nil }
        let day = LocalTime.secondsPerDay
        return bounds(span.to).filter { $0.start.date == start.start.date }.min { $0.start < $1.start }
            .map { Interval(start: $0.start + day, end: $0.end + day, grain: $0.grain) }
    }

    // MARK: Times of the day

    static func seconds(of span: Span) -> [Seconds] {
        let from = options(span.from, isEnd: false)
        let to = options(span.to, isEnd: true)
        switch span.mode {
        case .since: return from.map { Seconds(from: $0) }
        case .after: return (ends(span.from) + from).map { Seconds(from: $0) }
        case .until, .before: return options(span.to, isEnd: false).map { Seconds(to: $0) }
        case .lasting:
            guard let duration = span.duration, duration.seconds <= Grain.day.seconds else { return [] }
            return from.map { Seconds(from: $0, to: ($0 + Int(duration.seconds)) % LocalTime.secondsPerDay) }
        case .between:
            let found = from.compactMap { start -> Seconds? in
                let later = to.map { $0 > start ? $0 : $0 + LocalTime.secondsPerDay }
                return later.min().map { Seconds(from: start, to: $0) }
            }
            guard from.count > 1, to.count == 1 else { return found }
            return found.sorted { ($0.to ?? 0) - ($0.from ?? 0) < ($1.to ?? 0) - ($1.from ?? 0) }
        }
    }

    private static func options(_ moment: Moment?, isEnd: Bool) -> [Int] {
        guard let moment else { return [] }
        if moment.clock != nil { return moment.seconds }
        return moment.partRanges.map { isEnd ? $0.upperBound : $0.lowerBound }
    }

    private static func ends(_ moment: Moment?) -> [Int] {
        moment?.clock == nil ? moment?.partRanges.map(\.upperBound) ?? [] : []
    }

    /// Times of the day as times of the next days.
    static func dated(_ found: [Seconds], _ context: TimeContext) -> [EntityValue] {
        [0, 1, -1].flatMap { offset in
            found.map { range in
                let day = LocalTime(context.today + offset)
                return .dateTimes(from: range.from.map { day + $0 }, to: range.to.map { day + $0 })
            }
        }
    }
}
