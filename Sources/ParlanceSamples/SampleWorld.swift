import Parlance

/// What surrounds a sample app.
struct SampleWorld: Sendable {
    let circumstances: Set<String>
    let clock: any Clock<Duration>
    let log = SampleLog()

    /// Whether something is not as it should be.
    func has(_ circumstance: some Circumstance) -> Bool { circumstances.contains(circumstance.rawValue) }

    /// The code that the circumstances lead to; nil: no problems.
    func failure<C: Circumstance>(among codes: KeyValuePairs<C, ResponseCode>) -> ResponseCode? {
        codes.first { has($0.key) }?.value
    }
}
