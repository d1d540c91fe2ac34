import ParlanceGrammar

/// A number of a range in hundredths, so that it prints as `0.3`, never as `0.30000000000000004`.
struct Hundredths {
    private let count: Int

    /// - Parameter index: Below the range's count; fractions count as numbers.
    init(_ range: NumberRange, index: Int) {
        let parts = range.fractions?.denominator ?? 1
        count = (range.from + index / parts * range.step) * 100 + index % parts * (100 / parts)
    }

    var number: Double { Double(count) / 100 }

    func digits(separator: String) -> String {
        let magnitude = count.magnitude
        let (tenths, hundredths) = (magnitude % 100 / 10, magnitude % 10)
        let fraction = hundredths == 0 ? (tenths == 0 ? "" : "\(tenths)") : "\(tenths)\(hundredths)"
        return (count < 0 ? "-" : "") + "\(magnitude / 100)" + (fraction.isEmpty ? "" : separator + fraction)
    }
}
