import Counting
import Workloads

/// Allocations per utterance.
enum Allocations {
    /// The mean and the maximum.
    ///
    /// - Throws: `MeasureError` if allocations cannot be counted.
    static func measure(_ workload: StandardWorkload) throws -> [Measurement] {
        try measurements(
            "\(workload): allocations",
            AllocationCounter.counts(ParlanceRun(try workload.workload()))
        )
    }

    /// The mean and the maximum for utterances as lines of a batch.
    ///
    /// - Throws: `MeasureError` if allocations cannot be counted.
    static func ofAnswers(to workload: StandardWorkload) throws -> [Measurement] {
        try measurements(
            "\(workload): allocations of an answer as JSON",
            AllocationCounter.counts(ofAnswersTo: try workload.workload())
        )
    }

    private static func measurements(_ name: String, _ counts: [Int]?) throws(MeasureError) -> [Measurement] {
        guard let counts, let most = counts.max() else {
            throw MeasureError("allocations can't be counted here: that takes glibc")
        }
        let mean = Double(counts.reduce(0, +)) / Double(counts.count)
        return [
            Measurement(name: "\(name), mean", value: mean, kind: .count),
            Measurement(name: "\(name), most", value: Double(most), kind: .count),
        ]
    }
}
