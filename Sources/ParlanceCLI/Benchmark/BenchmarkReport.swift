import Parlance
@_spi(Measuring) import ParlanceMatching

/// The results of a run. Times are in nanoseconds.
struct BenchmarkReport {
    var language: String
    var utterances: Int
    var matched: Int
    var rounds: Rounds
    /// After the warm-up.
    var automaton: AutomatonSize
    var loadNanoseconds: UInt64
    var compileNanoseconds: UInt64
    /// Nil: there are no run-time lists.
    var lists: ReplacedLists?
    /// Nil: none were asked for.
    var added: AddedNamesReport?
    /// For each utterance, after the last round; nil where none can be counted.
    var allocations: Distribution?
    /// Up to the end of the warm-up; nil where the system does not say.
    var peakMemoryBytes: Int?
    /// Nil: not asked for.
    var threads: [ThreadThroughput]?

    /// Whether the program was built for speed.
    var isOptimized: Bool { !_isDebugAssertConfiguration() }

    var matchShare: Double { Double(matched) / Double(utterances) }

    /// The stages in their order, then the whole.
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

    /// How many times as long as ICU alone a parse takes, by the means.
    var ratioToICU: Double? { icu.map { rounds.plain.total.distribution.mean / max($0.mean, 1) } }
}

/// How long it takes to give a parser other run-time lists.
struct ReplacedLists: Equatable {
    var lists: Int
    var values: Int
    var nanoseconds: UInt64

    /// Measures it with the largest lists of a workload; nil if it has none.
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
    /// How many times as long a parse takes with the names as without, by the means.
    var ratio: Double
    var lists: ReplacedLists?

    init(_ names: AddedNames, _ named: Stopwatch, _ plain: Stopwatch, goes: Int) {
        self.names = names
        total = named.total.distribution
        ratio = total.mean / max(plain.total.distribution.mean, 1)
        lists = ReplacedLists(named.workload, goes: goes)
    }
}
