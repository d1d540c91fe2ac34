import ParlanceGrammar

/// Decodes the objects of the built-in slot type `duration`, `{seconds: 4800, parts: […]}`, and numbers of units of
/// time, `{number: 80, unit: minute}`.
extension Duration: ParameterDecodable {
    static var expectation: String { "a duration" }

    init?(parameter: ParameterValue) {
        guard let members = parameter.value.object else { return nil }
        if case .integer(let seconds)? = members["seconds"] {
            self = .seconds(seconds)
            return
        }
        guard let seconds = Self.seconds(members), seconds.magnitude < 1e15 else { return nil }
        self = .seconds(seconds)
    }

    private static func seconds(_ members: [String: Value]) -> Double? {
        if let seconds = number(members["seconds"]) { return seconds }
        guard let count = number(members["number"]), let unit = members["unit"]?.string else { return nil }
        return lengths[unit].map { count * $0 }
    }

    private static func number(_ value: Value?) -> Double? {
        value.flatMap { Double(parameter: ParameterValue($0)) }
    }

    /// The lengths of the units of time in seconds.
    private static let lengths: [String: Double] = [
        "nanosecond": 1e-9, "microsecond": 1e-6, "millisecond": 1e-3, "second": 1, "minute": 60, "hour": 3_600,
        "day": 86_400, "week": 604_800,
    ]
}
