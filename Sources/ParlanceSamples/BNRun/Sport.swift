import Parlance

/// The kinds of workouts in BNRun.
enum Sport: String, CaseIterable, Sendable {
    case walk, run, swim

    var name: String { rawValue.capitalized }

    var value: ParameterValue { ParameterValue(identifier: rawValue, name: name) }

    /// Resolves the name of a workout: an unknown one becomes one of the three.
    static func resolution(of name: Term?) -> Resolution {
        guard let name else { return .needsValue }
        guard let sport = Sport(rawValue: name.identifier) else { return .disambiguation(allCases.map(\.value)) }
        return .success(sport.value)
    }
}
