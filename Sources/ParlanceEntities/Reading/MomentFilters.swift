/// The types that are filters of moments, as a set.
struct MomentFilters: OptionSet, Sendable {
    let rawValue: UInt8

    static let date = MomentFilters(rawValue: 1)
    static let period = MomentFilters(rawValue: 2)
    static let time = MomentFilters(rawValue: 4)
    static let part = MomentFilters(rawValue: 8)
    static let instant = MomentFilters(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The filter of a type of parts; nil if the type is none.
    init?(_ type: PartType) {
        switch type {
        case .date: self = .date
        case .period: self = .period
        case .time: self = .time
        case .part: self = .part
        case .instant: self = .instant
        default: return nil
        }
    }

    /// The filters that let a moment through.
    init(_ moment: Moment) {
        let (hasCalendar, hasTime, hasClock) = (moment.hasCalendar, moment.hasTime, moment.clock != nil)
        let (isDay, isInstant) = (moment.isDay, moment.isFixedInstant)
        var filters: MomentFilters = []
        if isDay, !hasTime { filters.insert(.date) }
        if hasCalendar, !isDay, !hasTime, !isInstant { filters.insert(.period) }
        if hasClock, !hasCalendar { filters.insert(.time) }
        if moment.part != nil, !hasClock, !hasCalendar { filters.insert(.part) }
        if hasClock && hasCalendar || isInstant { filters.insert(.instant) }
        self = filters
    }
}
