import Benchmark
import Workloads

/// What is measured: first what is done once, then parses.
let benchmarks: @Sendable () -> Void = {
    Preparation.register()
    for workload in StandardWorkload.all { ParseBenchmark(workload).register() }
}
