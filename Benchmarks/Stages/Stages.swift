import Benchmark
import Workloads

/// The measurements: first the preparation, then parses.
let benchmarks: @Sendable () -> Void = {
    Preparation.register()
    for workload in StandardWorkload.all { ParseBenchmark(workload).register() }
}
