import Counting
import Workloads

/// Allocations per utterance.
enum Allocations {
    /// The mean and the maximum.
    ///
    /// - Throws: `MeasureError` if allocations cannot be counted.
    static func measure(_ workload: StandardWorkload) throws -> [Measurement] {
        guard let counts = AllocationCounter.counts(ParlanceRun(try workload.workload())), let most = counts.max()
        else {
            throw MeasureError("allocations can't be counted here: that takes glibc")
        }
        let mean = Double(counts.reduce(0, +)) / Double(counts.count)
        return [
            Measurement(name: "\(workload): allocations, mean", value: mean, kind: .count),
            Measurement(name: "\(workload): allocations, most", value: Double(most), kind: .count),
        ]
    }
}
