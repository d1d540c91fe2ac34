import ParlanceEntities
import ParlanceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A zone of local times.
///
/// Foundation's `TimeZone` is one. Without all of Foundation it knows no names; ``TimeZoneRules`` does:
///
/// ```swift
/// let options = PipelineOptions(timeZone: TimeZoneRules("Europe/Berlin")!)
/// print(options.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 1_783_000_000)))  // 7200
/// ```
public protocol LocalTimeZone: Sendable {
    /// The seconds that its clocks are ahead of GMT at a date.
    func secondsFromGMT(for date: Date) -> Int
}

extension TimeZone: LocalTimeZone {}

extension TimeZoneRules: LocalTimeZone {
    /// The seconds that the clocks of the zone are ahead of GMT at a date.
    public func secondsFromGMT(for date: Date) -> Int { offset(at: date.wholeSeconds) }
}

extension LocalTimeZone {
    /// The time that its clocks show at a date.
    func localTime(at date: Date) -> LocalTime { LocalTime(seconds: date.wholeSeconds + secondsFromGMT(for: date)) }
}

extension Date {
    /// The seconds since 1970-01-01T00:00:00Z, rounded down. Dates outside the years 1 to 9999 become
    /// one of the first or the last day.
    fileprivate var wholeSeconds: Int {
        let seconds = timeIntervalSince1970.rounded(.down)
        return seconds.isNaN ? 0 : Int(min(max(seconds, -62_135_500_000), 253_402_200_000))
    }
}
