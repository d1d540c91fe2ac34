/// A unit of time, from the smallest to the largest: the precision of a time, and the unit of durations.
package enum Grain: String, Sendable, Hashable, CaseIterable, Comparable {
    case millisecond, second, minute, hour, day, week, weekend, fortnight, month, quarter, season
    case halfYear = "half-year"
    case year, decade, century

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    package static func < (left: Grain, right: Grain) -> Bool { left.order < right.order }

    /// The number of months; nil for units of a fixed number of seconds.
    package var months: Int? {
        switch self {
        case .month: 1
        case .quarter, .season: 3
        case .halfYear: 6
        case .year: 12
        case .decade: 120
        case .century: 1_200
        default: nil
        }
    }

    /// The number of seconds; a month counts as 30 days, a year as 365.
    package var seconds: Double {
        switch self {
        case .millisecond: 0.001
        case .second: 1
        case .minute: 60
        case .hour: 3_600
        case .day: 86_400
        case .weekend: 2 * 86_400
        case .week: 7 * 86_400
        case .fortnight: 14 * 86_400
        case .month: 30 * 86_400
        case .quarter, .season: 90 * 86_400
        case .halfYear: 182 * 86_400
        case .year: 365 * 86_400
        case .decade: 3_650 * 86_400
        case .century: 36_500 * 86_400
        }
    }
}
