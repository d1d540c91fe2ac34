internal import CICU
import Synchronization

/// A time zone of the IANA database with its clock changes, from ICU, which programs without all of Foundation have too.
///
/// ```swift
/// print(TimeZoneRules("Europe/Berlin")!.offset(at: 1_783_000_000))  // 7200
/// ```
public final class TimeZoneRules: Sendable {
    /// The name: `Europe/Berlin`.
    public let identifier: String
    private let zone: Mutex<Zone>

    /// A point in time, with what clocks are ahead of UTC then.
    package struct Instant: Sendable, Hashable {
        /// Since 1970-01-01T00:00:00Z.
        package let seconds: Int
        /// In seconds.
        package let offset: Int

        package init(seconds: Int, offset: Int) {
            self.seconds = seconds
            self.offset = offset
        }
    }

    /// The instants at which clocks show a local time.
    package enum Instants: Sendable, Hashable {
        case one(Instant)
        /// Clocks were put back: both times, the earlier instant first.
        case two(Instant, Instant)
        /// Clocks were put forward over it. `next` is the instant of the change.
        case gap(next: Instant)
    }

    /// The zone that this machine is set to; nil if it is none of the database.
    public static var current: TimeZoneRules? {
        var name = [CChar](repeating: 0, count: 64)
        let length = Int(cicu_zone_host_name(&name, Int32(name.count)))
        return TimeZoneRules(String(decoding: name[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// - Parameter identifier: A name of the IANA database; the result is nil if there is none.
    public init?(_ identifier: String) {
        guard let zone = Zone(identifier) else { return nil }
        self.identifier = identifier
        self.zone = Mutex(zone)
    }

    /// The seconds that clocks are ahead of UTC at an instant.
    ///
    /// - Parameter seconds: since 1970-01-01T00:00:00Z.
    public func offset(at seconds: Int) -> Int { zone.withLock { $0.offset(at: seconds) } }

    /// The local time at an instant.
    ///
    /// - Parameter seconds: since 1970-01-01T00:00:00Z.
    /// - Returns: seconds since 1970-01-01T00:00:00 of the same place.
    package func localSeconds(at seconds: Int) -> Int { seconds + offset(at: seconds) }

    /// The instants at which clocks show a local time.
    ///
    /// - Parameter local: seconds since 1970-01-01T00:00:00 of the same place.
    package func instants(ofLocal local: Int) -> Instants {
        zone.withLock { zone in
            let offsets = zone.offsets(around: local)
            let found = offsets.sorted(by: >).filter { zone.offset(at: local - $0) == $0 }
                .map { Instant(seconds: local - $0, offset: $0) }
            guard let first = found.first else { return .gap(next: zone.change(over: local, offsets)) }
            return found.count > 1 ? .two(first, found[1]) : .one(first)
        }
    }
}

/// ICU's calendar of a zone, which keeps the last time it was asked for.
private struct Zone: ~Copyable {
    private let zone: OpaquePointer

    init?(_ identifier: String) {
        guard identifier.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let zone = cicu_zone_open(identifier) else {
            return nil
        }
        self.zone = zone
    }

    deinit { cicu_zone_close(zone) }

    func offset(at seconds: Int) -> Int { Int(cicu_zone_offset(zone, Int64(seconds))) }

    private static let hour = 3_600

    /// All offsets that clocks have while they may show a local time: UTC is at most 14 hours behind or 12 ahead.
    func offsets(around local: Int) -> Set<Int> {
        Set(stride(from: -16, through: 16, by: 1).map { offset(at: local + $0 * Self.hour) })
    }

    /// The instant at which clocks are put forward over a local time.
    func change(over local: Int, _ offsets: Set<Int>) -> TimeZoneRules.Instant {
        var (before, after) = (local - (offsets.max() ?? 0), local - (offsets.min() ?? 0))
        while after - before > 1 {
            let middle = (before + after) / 2
            if middle + offset(at: middle) < local { before = middle } else { after = middle }
        }
        return TimeZoneRules.Instant(seconds: after, offset: offset(at: after))
    }
}
