import ParlanceEntities

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The requests that a user repeats, and those that fit a time of day, from the history.
///
/// Only interactions count that succeeded or continue in the app, of requests that were carried out at once. Requests
/// are the same if intent, language and values are. The results depend on the arguments alone.
///
/// ```swift
/// let habits = RequestHabits(try await history.interactions(InteractionQuery()))
/// for suggestion in habits.suggestions(at: now) { print(suggestion.request.intent, suggestion.count) }
/// ```
public struct RequestHabits: Sendable {
    fileprivate struct Habit: Sendable {
        /// Newest first; not empty.
        var interactions: [Interaction]
    }

    /// The days that count for the relevance.
    public static let relevantDays = 56
    /// The distance in time of day, in hours, from which a request is irrelevant.
    public static let relevantHours = 2.0

    private let habits: [RequestPattern: Habit]

    /// - Parameter interactions: The history, in any order.
    public init(_ interactions: some Sequence<Interaction>) {
        let counted: Set<InteractionStatus> = [.success, .inProgress, .deferredToApplication]
        let done = interactions.filter { counted.contains($0.status) && $0.request.modifiers.isEmpty }
        let groups = Dictionary(grouping: done) { RequestPattern($0.request) }
        habits = groups.mapValues { Habit(interactions: $0.sorted(by: Interaction.isNewer)) }
    }

    /// Requests that could become shortcuts: those made several times within some weeks that are no shortcuts yet. The
    /// most frequent is first; among equals, the most recent.
    ///
    /// - Parameters:
    ///   - now: Later interactions do not count.
    ///   - count: The minimum number of interactions.
    ///   - days: The number of days before `now` that count.
    ///   - limit: The maximum number of suggestions.
    public func suggestions(
        at now: Date,
        without shortcuts: [Shortcut] = [],
        count: Int = 3,
        days: Int = 28,
        limit: Int = 5
    ) -> [RepeatedRequest] {
        let known = Set(shortcuts.map { RequestPattern($0.request) })
        let found = habits.compactMap { pattern, habit -> RepeatedRequest? in
            guard !known.contains(pattern) else { return nil }
            let recent = habit.interactions(at: now, days: days)
            return recent.count >= max(count, 1) ? RepeatedRequest(recent, score: 0) : nil
        }
        return Array(found.sorted(by: Self.precedes).prefix(max(limit, 0)))
    }

    /// The requests that fit the time of day, most relevant first.
    ///
    /// Each interaction of the last 56 days adds the product of three factors to the score of its request:
    /// - its distance in time of day: 1 at the same time, 0 from two hours;
    /// - its age: 1 today, 1/2 after a week, 1/3 after two;
    /// - its weekday: 1 on the same one; otherwise the share of the weekdays on which the request was made, so that
    ///   a request of every day is relevant on each, and one of Fridays hardly on Mondays.
    ///
    /// Equal scores are ordered by count, then by the last time, then by intent.
    ///
    /// - Parameters:
    ///   - now: Later interactions do not count.
    ///   - timeZone: The zone of times of day and weekdays.
    public func relevant(at now: Date, in timeZone: some LocalTimeZone, limit: Int = 5) -> [RepeatedRequest] {
        let found = habits.values.compactMap { habit -> RepeatedRequest? in
            let recent = habit.interactions(at: now, days: Self.relevantDays)
            let score = Self.score(recent, at: now, timeZone)
            return score > 0 ? RepeatedRequest(recent, score: score) : nil
        }
        return Array(found.sorted(by: Self.precedes).prefix(max(limit, 0)))
    }

    private static func score(_ interactions: [Interaction], at now: Date, _ timeZone: some LocalTimeZone) -> Double {
        let weekdays = interactions.map { timeZone.localTime(at: $0.started).date.weekday }
        let share = Double(Set(weekdays).count) / 7
        let today = timeZone.localTime(at: now).date.weekday
        return zip(interactions, weekdays).reduce(0) { sum, item in
            let weeks = (now.timeIntervalSince(item.0.started) / 604_800).rounded(.down)
            let closeness = closeness(of: item.0.started, to: now, timeZone)
            return sum + closeness * (item.1 == today ? 1 : share) / (1 + max(weeks, 0))
        }
    }

    private static func closeness(of date: Date, to now: Date, _ timeZone: some LocalTimeZone) -> Double {
        let distance = abs(timeZone.localTime(at: date).secondOfDay - timeZone.localTime(at: now).secondOfDay)
        return max(0, 1 - Double(min(distance, LocalTime.secondsPerDay - distance)) / (relevantHours * 3_600))
    }

    private static func precedes(_ left: RepeatedRequest, _ right: RepeatedRequest) -> Bool {
        if left.score != right.score { return left.score > right.score }
        if left.count != right.count { return left.count > right.count }
        if left.last != right.last { return left.last > right.last }
        return left.order.lexicographicallyPrecedes(right.order)
    }
}

extension RequestHabits.Habit {
    /// The interactions of the days before a time, newest first.
    fileprivate func interactions(at now: Date, days: Int) -> [Interaction] {
        let start = now.addingTimeInterval(-Double(max(days, 0)) * 86_400)
        return interactions.filter { $0.ended > start && $0.ended <= now }
    }
}

extension RepeatedRequest {
    /// Nil if there are no interactions; the first must be the newest.
    fileprivate init?(_ interactions: [Interaction], score: Double) {
        guard let newest = interactions.first else { return nil }
        var request = newest.request
        request.corrections = []
        request.shortcut = nil
        self.init(request: request, count: interactions.count, last: newest.ended, score: score)
    }

    /// The last order of equal requests: the intent, then the values.
    fileprivate var order: [String] {
        [request.intent, request.language]
            + request.names.flatMap { name in [name] + request.values(of: name).map { "\($0.value)" } }
    }
}
