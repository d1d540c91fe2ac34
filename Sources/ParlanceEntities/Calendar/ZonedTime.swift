import ParlanceGrammar
import ParlanceText

// Local times of a time zone: at a clock change, a local time does not exist or exists twice.

extension LocalTime {
    /// The local time of a time zone at an instant, in seconds since 1970-01-01T00:00:00Z.
    package init(at instant: Int, in zone: TimeZoneRules) {
        self.init(seconds: zone.localSeconds(at: instant))
    }

    /// The instants at which clocks of a time zone show this time.
    package func instants(in zone: TimeZoneRules) -> TimeZoneRules.Instants { zone.instants(ofLocal: seconds) }
}

extension TimeZoneRules.Instant {
    /// The instant in ISO 8601: `2026-10-25T02:30:00+02:00`.
    package var iso: String {
        let (sign, distance) = offset < 0 ? ("-", -offset) : ("+", offset)
        // Offsets before time zones have seconds.
        let time = TimeOfDay.iso(distance)
        return LocalTime(seconds: seconds + offset).iso + sign
            + (distance.isMultiple(of: 60) ? String(time.dropLast(3)) : time)
    }
}

extension EntityValue {
    /// The value as JSON; one with date and time also has its `instants`: none, with `"gap": true` and the instant
    /// `next` after the gap, or one or two.
    package func json(in zone: TimeZoneRules) -> Value {
        guard case .dateTime(let time) = self, case .object(var members) = json else { return json }
        switch time.instants(in: zone) {
        case .one(let instant): members["instants"] = .array([.string(instant.iso)])
        case .two(let first, let second): members["instants"] = .array([.string(first.iso), .string(second.iso)])
        case .gap(let next):
            members["instants"] = .array([])
            members["gap"] = .bool(true)
            members["next"] = .string(next.iso)
        }
        return .object(members)
    }
}
