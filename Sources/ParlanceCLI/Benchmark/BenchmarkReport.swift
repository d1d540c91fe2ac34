import Parlance
@_spi(Measuring) import ParlanceMatching
import ParlanceMeasuring

/// The results of a run. Times are in nanoseconds.
struct BenchmarkReport {
    var language: String
    var utterances: Int
    var matched: Int
    var rounds: Rounds
    /// The size after the warm-up.
    var automaton: AutomatonSize
    var loadNanoseconds: UInt64
    var compileNanoseconds: UInt64
    /// Nil: no run-time lists.
    var lists: ReplacedLists?
    /// Nil: not requested.
    var added: AddedNamesReport?
    /// The distribution over utterances, after the last round; nil on systems without a counter.
    var allocations: Distribution?
    /// The peak up to the end of the warm-up; nil if the system does not report it.
    var peakMemoryBytes: Int?
    /// Nil: not requested.
    var threads: [ThreadThroughput]?

    /// Whether the program is an optimized build.
    var isOptimized: Bool { !_isDebugAssertConfiguration() }

    var matchShare: Double { Double(matched) / Double(utterances) }

    /// The stages in their order, then the total.
    var stages: [(name: String, times: Distribution)] {
        let times = rounds.plain
        return [
            (ParseStage.normalize.rawValue, times.normalize.distribution),
            (ParseStage.match.rawValue, times.match.distribution),
            (ParseStage.extract.rawValue, times.extract.distribution),
            ("total", times.total.distribution),
        ]
    }

    var icu: Distribution? { rounds.icu?.times.distribution }

    /// The ratio of the mean time of a parse to that of ICU alone.
    var ratioToICU: Double? { icu.map { rounds.plain.total.distribution.mean / max($0.mean, 1) } }
}

/// The time to replace a parser's run-time lists.
struct ReplacedLists: Equatable {
    var lists: Int
    var values: Int
    var nanoseconds: UInt64

    /// Measures with the largest lists of a workload; nil if it has none.
    init?(_ workload: Workload, goes: Int) {
        guard let set = workload.largestLists else { return nil }
        lists = workload.lists[set].count
        values = workload.valueCount(of: set)
        nanoseconds = MonotonicClock.fastest(of: goes) { workload.replacingLists(by: set) }.nanoseconds
    }
}

/// The effect of added names on the times.
struct AddedNamesReport {
    var names: AddedNames
    var total: Distribution
    /// The ratio of the mean time of a parse with the names to that without.
    var ratio: Double
    var lists: ReplacedLists?

    init(_ names: AddedNames, _ named: Stopwatch, _ plain: Stopwatch, goes: Int) {
        self.names = names
        total = named.total.distribution
        ratio = total.mean / max(plain.total.distribution.mean, 1)
        lists = ReplacedLists(named.workload, goes: goes)
    }
}
