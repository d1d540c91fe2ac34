import ParlanceGrammar

extension ParameterValue {
    /// The value with the part that an answer leaves out: a time of day is on the day of the previous value, and a
    /// number without a unit is in the unit of the previous amount ("20 euros" … "make it 30").
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
        guard case .object(let members) = value, let time = members["time"]?.string, let day = day(of: known) else {
            return nil
        }
        var whole: [String: Value] = ["dateTime": .string("\(day)T\(time)")]
        if case .array(let others)? = members["alternatives"] {
            whole["alternatives"] = .array(others.compactMap { completed($0, by: known) })
        }
        return .object(whole)
    }

    private static func day(of known: [String: Value]) -> Substring? {
        (known["date"] ?? known["dateTime"])?.string?.prefix { $0 != "T" }
    }
}
