import Parlance
import ParlanceMeasuring

/// Measures one workload in passes. A pass parses all utterances in their order.
///
/// Each kind of pass reads the clock around something else: the whole pass, each parse, or each stage of a parse. So
/// the readings of one do not disturb the measurements of another.
struct Stopwatch {
    let workload: Workload
    private let stages: StageClock
    /// The fastest whole pass, in nanoseconds.
    private(set) var pass = UInt64.max
    private(set) var total: FastestTimes
    private(set) var normalize: FastestTimes
    private(set) var match: FastestTimes
    private(set) var extract: FastestTimes

    init(_ workload: Workload, clockCost: UInt64) {
        self.workload = workload
        stages = StageClock(cost: clockCost)
        let nothing = FastestTimes(count: workload.utterances.count, clockCost: clockCost)
        (total, normalize, match, extract) = (nothing, nothing, nothing, nothing)
    }

    mutating func measurePass() {
        let start = MonotonicClock.now
        workload.parseAll()
        pass = min(pass, max(MonotonicClock.now - start, 1))
    }

    mutating func measureTotals() {
        for (number, utterance) in workload.utterances.enumerated() {
            let start = MonotonicClock.now
            _ = workload.parse(utterance)
            total.note(MonotonicClock.now - start, for: number)
        }
    }

    mutating func measureStages() {
        for (number, utterance) in workload.utterances.enumerated() {
            let parser = workload.parsers[utterance.lists]
            let times = stages.times { observer in
                _ = try? parser.parse(utterance.text, options: utterance.options, endOfStage: observer)
            }
            normalize.noteNet(times[.normalize], for: number)
            match.noteNet(times[.match], for: number)
            extract.noteNet(times[.extract], for: number)
        }
    }

    /// The throughput of the fastest pass.
    var utterancesPerSecond: Double { Double(workload.utterances.count) / Double(pass) * 1e9 }
}
