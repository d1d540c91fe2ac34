import ParlanceGrammar

/// A number of a range in tenths, so that it is written as people would: `0.3`, never `0.30000000000000004`.
struct Tenths {
    private let count: Int

    /// - Parameter index: below the range's count; fractions count as numbers.
    init(_ range: NumberRange, index: Int) {
        let parts = range.fractions?.denominator ?? 1
        count = (range.from + index / parts * range.step) * 10 + index % parts * (10 / parts)
    }

    var number: Double { Double(count) / 10 }

    func digits(separator: String) -> String {
        let magnitude = count.magnitude
        let fraction = magnitude % 10
        return (count < 0 ? "-" : "") + "\(magnitude / 10)" + (fraction == 0 ? "" : "\(separator)\(fraction)")
    }
}
