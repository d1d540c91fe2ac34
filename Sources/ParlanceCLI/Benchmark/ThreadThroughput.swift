import Foundation

/// How many utterances threads parse at the same time, each of them all utterances of a workload.
struct ThreadThroughput: Equatable {
    var threads: Int
    var utterancesPerSecond: Double
    /// How many processors they had, on average: without as many as there are threads, the machine was busy or has fewer,
    /// and the ratio to one thread says little.
    var processors: Double

    /// How many times as many utterances as `other`.
    func ratio(to other: ThreadThroughput) -> Double { utterancesPerSecond / other.utterancesPerSecond }

    /// How long a measurement is to take, in nanoseconds.
    private static let duration: UInt64 = 100_000_000

    /// One thread, two, four and so on up to `most`, which is among them; numbers of threads take turns.
    ///
    /// - Parameters:
    ///   - pass: what one thread takes for all utterances, in nanoseconds.
    ///   - goes: how often each number of threads is measured; the best counts.
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
