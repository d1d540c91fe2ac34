import Foundation
import ParlanceMeasuring

/// The throughput of concurrent threads, each of which parses all utterances of a workload.
struct ThreadThroughput: Equatable {
    var threads: Int
    var utterancesPerSecond: Double
    /// The mean number of processors in use. If it is below the number of threads, the machine was busy or has fewer,
    /// and the ratio to one thread is not significant.
    var processors: Double

    /// The ratio of the throughput to that of `other`.
    func ratio(to other: ThreadThroughput) -> Double { utterancesPerSecond / other.utterancesPerSecond }

    /// The target duration of a measurement, in nanoseconds.
    private static let duration: UInt64 = 100_000_000

    /// Measures one thread, two, four and so on up to `most`, which is included; numbers of threads alternate.
    ///
    /// - Parameters:
    ///   - pass: The time of one thread for all utterances, in nanoseconds.
    ///   - goes: The number of measurements for each number of threads; the best counts.
    static func measure(_ workload: Workload, upTo most: Int, pass: UInt64, goes: Int) -> [ThreadThroughput] {
        let passes = Int(max(1, duration / max(pass, 1)))
        var results = counts(upTo: most).map { measure(workload, threads: $0, passes: passes) }
        for _ in 1..<goes {
            for index in results.indices {
                let found = measure(workload, threads: results[index].threads, passes: passes)
                if found.utterancesPerSecond > results[index].utterancesPerSecond { results[index] = found }
            }
        }
        return results
    }

    static func counts(upTo most: Int) -> [Int] {
        Array(sequence(first: 1) { $0 * 2 }.prefix { $0 < most }) + [most]
    }

    private static func measure(_ workload: Workload, threads: Int, passes: Int) -> ThreadThroughput {
        let race = Race(threads: threads)
        for _ in 0..<threads {
            let own = workload.copied()
            Thread.detachNewThread {
                own.parseAll()
                race.run { for _ in 0..<passes { own.parseAll() } }
            }
        }
        let result = race.result()
        let count = threads * passes * workload.utterances.count
        return ThreadThroughput(
            threads: threads,
            utterancesPerSecond: Double(count) / Double(result.elapsed) * 1e9,
            processors: result.processors
        )
    }
}
