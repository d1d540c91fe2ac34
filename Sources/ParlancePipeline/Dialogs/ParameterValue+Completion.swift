import ParlanceEntities
import ParlanceGrammar

extension ParameterValue {
    /// The value with the part that an answer leaves out:
    ///
    /// - a time of day is on the day of the previous value, and a day is at the time of the previous one;
    /// - a part of the day is on that day, too, and says which half of it is meant ("tomorrow at 8" … "in the evening");
    /// - a number without a unit is in the unit of the previous amount ("20 euros" … "make it 30"), or an hour of the same half
    ///   of the previous day ("tonight at ten" … "make it eleven").
    func completed(by previous: ParameterValue) -> ParameterValue {
        guard case .object(let known) = previous.value else { return self }
        if let part = Self.part(of: value, on: known) { return ParameterValue(part, spoken: spoken) }
        guard let whole = Self.completed(value, by: known) else { return self }
        // The words alone would leave the part out.
        return ParameterValue(whole)
    }

    /// One value of a day and a time of day that were said apart, "on Monday" and "at eight"; other values as they are.
    static func joined(_ values: [ParameterValue]) -> [ParameterValue] {
        guard values.count == 2 else { return values }
        let (day, time) = values[1].isDay ? (values[1], values[0]) : (values[0], values[1])
        let whole = time.completed(by: day)
        return day.isDay && whole != time ? [whole] : values
    }

    /// Whether it is a day, a moment, or a span between two.
    var isOnCalendar: Bool {
        guard case .object(let members) = value else { return false }
        return ["date", "dateTime", "start"].contains { members[$0] != nil }
    }

    /// Whether it is a day without a time.
    fileprivate var isDay: Bool {
        guard case .object(let members) = value else { return false }
        return members["date"] != nil && members["time"] == nil
    }

    private static func completed(_ value: Value, by known: [String: Value]) -> Value? {
        if let number = value.plainNumber, let unit = known["unit"], known["number"] != nil {
            return .object(["number": number, "unit": unit])
        }
        if let moment = Self.moment(of: value, on: known) { return moment }
        if let hour = value.wholeHour, let moment = known["dateTime"]?.string, let later = Self.moment(moment, at: hour)
        {
            return .object(["dateTime": .string(later)])
        }
        guard case .object(let members) = value, let time = members["time"]?.string, let day = day(of: known) else {
            return nil
        }
        var whole: [String: Value] = ["dateTime": .string("\(day)T\(time)")]
        guard case .array(let others)? = members["alternatives"] else { return .object(whole) }
        let otherWholes = others.compactMap { completed($0, by: known) }
        if let previous = (known["dateTime"] ?? known["start"])?.string.map(Self.time) {
            let inSameHalf = ([.object(whole)] + otherWholes).first { other in
                other.moment.map { Self.areInSameHalf(Self.time($0), previous) } ?? false
            }
            return inSameHalf ?? .object(whole)
        }
        whole["alternatives"] = .array(otherWholes)
        return .object(whole)
    }

    /// A time whose day is open, "at 8", on the day of the previous value, and in the same half of it if that has a time; or
    /// a day alone, "no, tomorrow", at the time of the previous value.
    private static func moment(of value: Value, on known: [String: Value]) -> Value? {
        guard case .object(let members) = value, let day = day(of: known) else { return nil }
        let previous = (known["dateTime"] ?? known["start"])?.string.map(time)
        if let date = members["date"]?.string {
            if let part = Value.object(known).part { return Self.part(part, on: date) }
            return previous.map { .object(["dateTime": .string("\(date)T\($0)")]) }
        }
        guard let moments = momentsWithoutDay(members) else { return nil }
        let times = Set(moments.map(time)).sorted()
        if let part = Value.object(known).part,
            let within = times.map({ "\(day)T\($0)" }).first(where: { (part.start..<part.end).contains($0) })
        {
            return .object(["dateTime": .string(within)])
        }
        let isLate = previous.map { $0 >= "12" } ?? false
        let meant = (isLate ? times.last { $0 >= "12" } : times.first) ?? times[0]
        var whole: [String: Value] = ["dateTime": .string("\(day)T\(meant)")]
        if previous == nil, times.count > 1 {
            let others = times.filter { $0 != meant }.map { Value.object(["dateTime": .string("\(day)T\($0)")]) }
            whole["alternatives"] = .array(others)
        }
        return .object(whole)
    }

    /// A part of the day whose day is open, "in the evening", on the day of the previous value; the time of that, in one of
    /// both halves of the day, if it is in this part.
    private static func part(of value: Value, on known: [String: Value]) -> Value? {
        guard case .object(let members) = value, case .array(let others)? = members["alternatives"],
            let day = day(of: known)
        else { return nil }
        let parts = ([value] + others).compactMap(\.part)
        guard Set(parts.map { $0.start.prefix { $0 != "T" } }).count > 1 else { return nil }
        let meant = halves(of: known).first { moment in parts.contains { isTime(of: moment, in: $0) } }
        if let meant { return .object(["dateTime": .string(meant)]) }
        return parts.first { $0.start.hasPrefix(day) }.map {
            .object(["start": .string($0.start), "end": .string($0.end)])
        }
    }

    /// A part of a day on another one; one that ends on the next day still does.
    private static func part(_ part: (start: String, end: String), on day: String) -> Value? {
        let goesOn = part.start.prefix { $0 != "T" } != part.end.prefix { $0 != "T" }
        guard let date = CivilDate(iso: day) else { return nil }
        let last = goesOn ? (date + 1).iso : day
        return .object(["start": .string("\(day)T\(time(part.start))"), "end": .string("\(last)T\(time(part.end))")])
    }

    /// Whether the time of a moment is in a part of any day; one that ends on the next day goes on until midnight.
    private static func isTime(of moment: String, in part: (start: String, end: String)) -> Bool {
        let goesOn = part.start.prefix { $0 != "T" } != part.end.prefix { $0 != "T" }
        return time(part.start) <= time(moment) && (goesOn || time(moment) < time(part.end))
    }

    /// The moment of a value in the first and in the second half of its day.
    private static func halves(of known: [String: Value]) -> [String] {
        guard let moment = known["dateTime"]?.string, let hour = Int(time(moment).prefix(2)), let day = day(of: known)
        else { return [] }
        return [hour % 12, hour % 12 + 12].map { "\(day)T\($0 < 10 ? "0" : "")\($0)\(time(moment).dropFirst(2))" }
    }

    /// The last of what a time without a day may mean before another time: "quarter to eight" is tomorrow morning if the user
    /// has to be there tomorrow at nine.
    func last(before later: ParameterValue) -> ParameterValue {
        guard case .object(let members) = value, let said = members["dateTime"]?.string,
            case .object(let known) = later.value, let limit = known["dateTime"]?.string, let day = Self.day(of: known),
            let moments = Self.momentsWithoutDay(members)
        else { return self }
        let sameDay = Set(moments.map(Self.time)).map { "\(day)T\($0)" }
        guard let last = (moments + sameDay).filter({ $0 >= said && $0 < limit }).max(), last != said else {
            return self
        }
        return ParameterValue(.object(["dateTime": .string(last)]))
    }

    /// A recurrence at the time of this value: "every day at eight" for "eight" after "every day at seven". Nil if the value
    /// says a day, or if the other one is no recurrence.
    func moving(_ recurrence: ParameterValue) -> ParameterValue? {
        guard case .object(let members) = value, case .object(var known) = recurrence.value, known["every"] != nil
        else { return nil }
        guard let times = Self.timesWithoutDay(members), let first = times.first else { return nil }
        let inSameHalf = known["time"]?.string.flatMap { previous in times.first { Self.areInSameHalf($0, previous) } }
        known["time"] = .string(inSameHalf ?? first)
        known["timeAlternatives"] = nil
        known["alternatives"] = nil
        return ParameterValue(.object(known))
    }

    /// The times that a time without a day may mean, the best first; nil if a day is said.
    private static func timesWithoutDay(_ members: [String: Value]) -> [String]? {
        guard members["date"] == nil, let time = members["time"]?.string else {
            return momentsWithoutDay(members)?.map(Self.time)
        }
        guard case .array(let others)? = members["alternatives"] else { return [time] }
        return [time] + others.compactMap { $0.object?["time"]?.string }
    }

    /// All that a time without a day may mean; nil if a day is said. If one time is on days one after another, the words say
    /// none; on the same day of several weeks, they say which.
    private static func momentsWithoutDay(_ members: [String: Value]) -> [String]? {
        guard let said = members["dateTime"]?.string, case .array(let others)? = members["alternatives"] else {
            return nil
        }
        let moments = [said] + others.compactMap(\.moment)
        let days = moments.filter { time($0) == time(said) }.compactMap { CivilDate(iso: $0)?.weekday }
        return Set(days).count > 1 ? moments : nil
    }

    /// Whether two times, as 18:30:00, are both before noon or both after it.
    private static func areInSameHalf(_ time: String, _ other: String) -> Bool { (time >= "12") == (other >= "12") }

    /// The time of a moment.
    private static func time(_ moment: String) -> String { String(moment.drop { $0 != "T" }.dropFirst()) }

    /// A moment, as 2026-11-24T22:00:00, at another full hour of the same day.
    private static func moment(_ moment: String, at hour: Int) -> String? {
        let parts = moment.split(separator: "T", maxSplits: 1)
        guard parts.count == 2, let previous = Int(parts[1].prefix(2)), parts[1].dropFirst(2).hasPrefix(":") else {
            return nil
        }
        let meant = previous >= 12 && hour < 12 ? hour + 12 : hour
        let digits = meant < 10 ? "0\(meant)" : "\(meant)"
        return "\(parts[0])T\(digits):00:00"
    }

    private static func day(of known: [String: Value]) -> Substring? {
        (known["date"] ?? known["dateTime"] ?? known["start"])?.string?.prefix { $0 != "T" }
    }
}

extension IntentRequest {
    /// Makes one value of a day and a time of day that were said apart, "tomorrow, a taxi at eight", where only one can be.
    mutating func joinDaysAndTimes(_ declaration: IntentDeclaration?) {
        for parameter in declaration?.parameters ?? [] where !parameter.isArray {
            let said = values(of: parameter.name)
            let joined = ParameterValue.joined(said)
            if joined != said { set(joined, of: parameter.name) }
        }
    }

    /// Takes times without a day for the last ones before the times that they precede (`ParameterDeclaration.earlierThan`).
    mutating func orderTimes(_ declaration: IntentDeclaration?) {
        for parameter in declaration?.parameters ?? [] {
            guard let name = parameter.earlierThan, let later = values(of: name).last else { continue }
            let ordered = values(of: parameter.name).map { $0.last(before: later) }
            if ordered != values(of: parameter.name) { set(ordered, of: parameter.name) }
        }
    }
}

extension Value {
    /// The moments between which a part of the day is.
    fileprivate var part: (start: String, end: String)? {
        guard case .object(let members) = self, let start = members["start"]?.string, let end = members["end"]?.string,
            start.contains("T"), end.contains("T")
        else { return nil }
        return (start, end)
    }

    fileprivate var moment: String? {
        guard case .object(let members) = self else { return nil }
        return members["dateTime"]?.string
    }

    /// The number, if it may be an hour of the day.
    fileprivate var wholeHour: Int? {
        guard case .integer(let number) = self, (0...23).contains(number) else { return nil }
        return number
    }
}

extension CivilDate {
    /// - Parameter text: A day, as 2026-11-24, or a moment of it. Nil if there is no such day.
    fileprivate init?(iso text: String) {
        let parts = text.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }
}
