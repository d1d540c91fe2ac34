/// A number that was measured.
struct Measurement {
    /// Such as `own: instructions`; no two have the same.
    var name: String
    var value: Double
    var kind: Kind

    enum Kind {
        /// The same in every run of the same program.
        case count
        /// Nearly so: other versions of the system's libraries differ a little.
        case instructions
        /// Of times, which are never the same.
        case ratio
    }
}

extension Measurement.Kind {
    /// What may be measured where `value` is normal.
    func allowed(for value: Double) -> Double {
        switch self {
        case .count: (value * 1.01 * 1_000).rounded(.up) / 1_000
        case .instructions: (value * 1.05).rounded(.up)
        case .ratio: (value * 1.25 * 100).rounded(.up) / 100
        }
    }
}
