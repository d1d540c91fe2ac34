/// The distribution of values over utterances.
struct Distribution: Equatable {
    var min: Double
    var mean: Double
    var median: Double
    /// The 99th percentile (nearest rank).
    var p99: Double
    var max: Double

    /// - Parameter values: At least one value.
    init(_ values: [UInt64]) {
        let sorted = values.sorted()
        min = Double(sorted[0])
        mean = sorted.reduce(0) { $0 + Double($1) } / Double(sorted.count)
        median = (Double(sorted[(sorted.count - 1) / 2]) + Double(sorted[sorted.count / 2])) / 2
        p99 = Double(sorted[(sorted.count * 99 + 99) / 100 - 1])
        max = Double(sorted[sorted.count - 1])
    }
}
