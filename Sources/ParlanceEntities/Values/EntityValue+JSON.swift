import ParlanceGrammar
import ParlanceText

extension Entity {
    /// `{"kind", "start", "end", "text", "value", "alternatives"}`; positions count Unicode scalars.
    ///
    /// - Parameters:
    ///   - text: the text that the entity is in.
    ///   - zone: the time zone of its dates with times, which then have their `instants`.
    package func json(in text: String, _ zone: TimeZoneRules? = nil) -> Value {
        let values = values.map { value in zone.map { value.json(in: $0) } ?? value.json }
        let utf8 = Array(text.utf8)
        func scalars(_ offset: Int) -> Int { utf8.prefix(offset).count { $0 & 0xC0 != 0x80 } }
        return .object([
            "kind": .string(kind.rawValue),
            "start": .integer(scalars(range.lowerBound)),
            "end": .integer(scalars(range.upperBound)),
            "text": .string(String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)),
            "value": values[0],
            "alternatives": .array(Array(values.dropFirst())),
        ])
    }
}

extension EntityValue {
    /// The value as slots and `parlance entities` deliver it.
    package var json: Value {
        switch self {
        case .number(let number, let exact):
            var members: [String: Value] = ["number": Value(number: number)]
            if let exact { members["exact"] = .string(exact) }
            return .object(members)
        case .measure(let measure): return measure.json
        case .duration(let duration): return duration.json
        case .date(let date): return .object(["date": .string(date.iso)])
        case .time(let second): return .object(["time": .string(TimeOfDay.iso(second))])
        case .dateTime(let time): return .object(["dateTime": .string(time.iso)])
        case .dates(let from, let to): return Self.range(from?.iso, to?.iso)
        case .times(let from, let to):
            let day = LocalTime.secondsPerDay
            return Self.range(
                from.map { TimeOfDay.iso($0 % day) },
                to.map { TimeOfDay.iso($0 > day ? $0 % day : $0) }
            )
        case .dateTimes(let from, let to): return Self.range(from?.iso, to?.iso)
        case .recurrence(let recurrence): return recurrence.json
        case .flag(let flag): return .object(["value": .bool(flag)])
        case .text(let text): return .object(["text": .string(text)])
        }
    }

    private static func range(_ start: String?, _ end: String?) -> Value {
        var members: [String: Value] = [:]
        if let start { members["start"] = .string(start) }
        if let end { members["end"] = .string(end) }
        return .object(members)
    }
}

extension Measure {
    var json: Value {
        var members: [String: Value] = ["unit": .string(unit)]
        if let bounds {
            if let from = bounds.from { members["from"] = Value(number: from) }
            if let to = bounds.to { members["to"] = Value(number: to) }
        } else {
            members["number"] = Value(number: number)
        }
        return .object(members)
    }
}

extension PartDuration {
    var json: Value {
        let parts = parts.map { Value.object(["number": Value(number: $0.count), "unit": .string($0.unit.rawValue)]) }
        return .object(["seconds": Value(number: seconds), "parts": .array(parts)])
    }
}

extension Recurrence {
    var json: Value {
        var members: [String: Value] = ["every": .integer(every), "unit": .string(unit.rawValue)]
        if !weekdays.isEmpty { members["weekdays"] = .array(weekdays.map { .integer($0) }) }
        if let at {
            let times = at.seconds.map { Value.string(TimeOfDay.iso($0)) }
            if let first = times.first { members["time"] = first }
            if times.count > 1 { members["timeAlternatives"] = .array(Array(times.dropFirst())) }
        }
        return .object(members)
    }
}
