import Benchmark
import Counting
import ParlanceMeasuring
import Workloads

/// Whole parses of a workload's utterances, their stages, and their allocations.
///
/// Wall clock and throughput are per utterance, from samples of several consecutive utterances, by `scale`. The stages,
/// in nanoseconds, and the allocations are of single utterances: their percentiles are over utterances.
struct ParseBenchmark: Sendable {
    private static let allocations = BenchmarkMetric.custom("allocations", polarity: .prefersSmaller)
    /// The number of parses of each utterance for the minimum times of its stages.
    private static let rounds = 10

    private let workload: StandardWorkload

    init(_ workload: StandardWorkload) {
        self.workload = workload
    }

    func register() {
        let configuration = Benchmark.Configuration(
            metrics: [.wallClock, .throughput, .peakMemoryResident, Self.allocations] + Stage.allCases.map(\.metric),
            warmupIterations: 0,
            scalingFactor: scale,
            maxDuration: .milliseconds(500)
        )
        Benchmark("parse: \(workload)", configuration: configuration) { benchmark, run in
            measure(run, benchmark)
        } setup: {
            warm(ParlanceRun(try workload.workload()))
        }
    }

    /// Hard and long inputs take so long that a few make a sample.
    private var scale: BenchmarkScalingFactor {
        switch workload {
        case .hard, .words(100...): .one
        default: .kilo
        }
    }

    private func warm(_ run: ParlanceRun) -> ParlanceRun {
        for _ in 0..<2 {
            for number in run.utterances.indices { _ = run.parse(number) }
        }
        return run
    }

    private func measure(_ run: ParlanceRun, _ benchmark: Benchmark) {
        let count = run.utterances.count
        let first = benchmark.currentIteration * benchmark.scaledIterations.count
        benchmark.startMeasurement()
        for iteration in benchmark.scaledIterations { blackHole(run.parse((first + iteration) % count)) }
        benchmark.stopMeasurement()
        if benchmark.currentIteration == 0 { measureSingle(run, benchmark) }
    }

    private func measureSingle(_ run: ParlanceRun, _ benchmark: Benchmark) {
        for count in AllocationCounter.counts(run) ?? [] { benchmark.measurement(Self.allocations, count) }
        let clock = StageClock()
        for number in run.utterances.indices {
            let fastest = (0..<Self.rounds).reduce(into: StageTimes.longest) { fastest, _ in
                fastest.keepLesser(clock.times { run.parse(number, observer: $0) })
            }
            for stage in Stage.allCases { benchmark.measurement(stage.metric, Int(fastest[stage])) }
        }
    }
}

extension Stage {
    /// In nanoseconds.
    fileprivate var metric: BenchmarkMetric { .custom("\(self) (ns)", polarity: .prefersSmaller) }
}
