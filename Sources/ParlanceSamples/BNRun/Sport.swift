import Parlance

/// What can be done in BNRun.
enum Sport: String, CaseIterable, Sendable {
    case walk, run, swim

    var name: String { rawValue.capitalized }

    var value: ParameterValue { ParameterValue(identifier: rawValue, name: name) }

    /// What becomes of the name of a workout: one that BNRun does not know is one of the three.
    static func resolution(of name: Term?) -> Resolution {
        guard let name else { return .needsValue }
        guard let sport = Sport(rawValue: name.identifier) else { return .disambiguation(allCases.map(\.value)) }
        return .success(sport.value)
    }
}
