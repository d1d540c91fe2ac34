#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A range of times (SiriKit: `INDateComponentsRange`), as the built-in slot types of dates and times deliver it.
///
/// It decodes from `{start: …, end: …}`, of which either may be missing; a single date or time is the start. The
/// components have no time zone: that of `PipelineOptions` applies.
///
/// ```swift
/// struct Visit: Decodable { var stay: DateComponentsRange }  // "stay {date-time-range:stay}"
/// let options = ParseOptions(now: ReferenceTime(iso: "2026-11-20T09:00"))
/// let visit = try parser.parse("stay from 10 to 11:30 tomorrow", options: options).best!.decode(as: Visit.self)
/// print(visit.stay.start!.day!, visit.stay.start!.hour!, visit.stay.end!.hour!)  // 21 10 11
/// ```
public struct DateComponentsRange: Sendable, Hashable, Codable {
    /// The first time; nil if the range has only an end.
    public var start: DateComponents?
    /// The time after the last; nil for a single time, and if the range has only a start.
    public var end: DateComponents?

    /// Creates a range; a single time has only a start.
    public init(start: DateComponents? = nil, end: DateComponents? = nil) {
        self.start = start
        self.end = end
    }
}
