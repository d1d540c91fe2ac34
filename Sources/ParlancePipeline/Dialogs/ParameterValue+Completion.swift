import ParlanceGrammar

extension ParameterValue {
    /// The value with the part that an answer leaves out: a time of day is on the day of the previous value, and a
    /// number without a unit is in the unit of the previous amount ("20 euros" … "make it 30"), or an hour of the same half
    /// of the previous day ("tonight at ten" … "make it eleven").
    func completed(by previous: ParameterValue) -> ParameterValue {
        guard case .object(let known) = previous.value else { return self }
        guard let whole = Self.completed(value, by: known) else { return self }
        // The words alone would leave the part out.
        return ParameterValue(whole)
    }

    private static func completed(_ value: Value, by known: [String: Value]) -> Value? {
        if let number = value.plainNumber, let unit = known["unit"], known["number"] != nil {
            return .object(["number": number, "unit": unit])
        }
        if let hour = value.wholeHour, let moment = known["dateTime"]?.string, let later = Self.moment(moment, at: hour)
        {
            return .object(["dateTime": .string(later)])
        }
        guard case .object(let members) = value, let time = members["time"]?.string, let day = day(of: known) else {
            return nil
        }
        var whole: [String: Value] = ["dateTime": .string("\(day)T\(time)")]
        if case .array(let others)? = members["alternatives"] {
            whole["alternatives"] = .array(others.compactMap { completed($0, by: known) })
        }
        return .object(whole)
    }

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
        (known["date"] ?? known["dateTime"])?.string?.prefix { $0 != "T" }
    }
}

extension Value {
    /// The number, if it may be an hour of the day.
    fileprivate var wholeHour: Int? {
        guard case .integer(let number) = self, (0...23).contains(number) else { return nil }
        return number
    }
}
