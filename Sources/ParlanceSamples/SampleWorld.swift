import Parlance

/// The environment of a sample app.
struct SampleWorld: Sendable {
    let circumstances: Set<String>
    let clock: any Clock<Duration>
    let language: SampleLanguage
    let log = SampleLog()

    /// Whether a fault is simulated.
    func has(_ circumstance: some Circumstance) -> Bool { circumstances.contains(circumstance.rawValue) }

    /// The response code of the simulated faults; nil if there is none.
    func failure<C: Circumstance>(among codes: KeyValuePairs<C, ResponseCode>) -> ResponseCode? {
        codes.first { has($0.key) }?.value
    }
}

/// Simulated faults of a world; the raw values are the names for users.
protocol Circumstance: RawRepresentable<String>, CaseIterable, Sendable {}

extension Circumstance {
    static var names: [String] { allCases.map(\.rawValue) }
}
