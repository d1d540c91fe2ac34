/// A measured number.
struct Measurement {
    /// Such as `own: instructions`; unique.
    var name: String
    var value: Double
    var kind: Kind

    enum Kind {
        /// Equal in every run of a program.
        case count
        /// Nearly equal: other versions of the system's libraries differ slightly.
        case instructions
        /// A ratio of times, which always vary.
        case ratio
    }
}

extension Measurement.Kind {
    /// The maximum for a normal value of `value`.
    func allowed(for value: Double) -> Double {
        switch self {
        case .count: (value * 1.01 * 1_000).rounded(.up) / 1_000
        case .instructions: (value * 1.05).rounded(.up)
        case .ratio: (value * 1.25 * 100).rounded(.up) / 100
        }
    }
}
