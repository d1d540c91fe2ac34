import Counting
import ParlanceMeasuring
import Workloads

/// Allocations per utterance.
enum Allocations {
    /// The mean and the maximum of all workloads, and of the built-in slot types.
    ///
    /// - Throws: `MeasureError` if allocations cannot be counted.
    static func all() throws -> [Measurement] {
        let parses = try StandardWorkload.all.flatMap { workload in
            try measurements(of: workload.description, AllocationCounter.counts(ParlanceRun(try workload.workload())))
        }
        return try parses + measurements(of: "entities", AllocationCounter.counts(try EntityRun.own()))
    }

    private static func measurements(of name: String, _ counts: [Int]?) throws(MeasureError) -> [Measurement] {
        guard let counts, let most = counts.max() else {
            throw MeasureError("allocations can't be counted here: that takes glibc")
        }
        let mean = Double(counts.reduce(0, +)) / Double(counts.count)
        return [
            Measurement(name: "\(name): allocations, mean", value: mean, kind: .count),
            Measurement(name: "\(name): allocations, most", value: Double(most), kind: .count),
        ]
    }
}
