import Parlance

/// The kinds of workouts in BNRun.
enum Sport: String, CaseIterable, Sendable {
    case walk, run, swim

    var name: SampleName {
        switch self {
        case .walk: SampleName(en: "Walk", de: "Gehen")
        case .run: SampleName(en: "Run", de: "Laufen")
        case .swim: SampleName(en: "Swim", de: "Schwimmen")
        }
    }

    func value(in language: SampleLanguage) -> ParameterValue {
        ParameterValue(identifier: rawValue, name: name[language])
    }

    /// Resolves the name of a workout: an unknown one becomes one of the three.
    static func resolution(of name: Term?, in language: SampleLanguage) -> Resolution {
        guard let name else { return .needsValue }
        guard let sport = Sport(rawValue: name.identifier) else {
            return .disambiguation(allCases.map { $0.value(in: language) })
        }
        return .success(sport.value(in: language))
    }
}
