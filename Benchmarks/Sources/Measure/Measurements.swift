import Workloads

/// All measurements with thresholds.
enum Measurements {
    static func all() throws -> [Measurement] {
        try StandardWorkload.all.flatMap { try Allocations.measure($0) } + Ratios.all() + Instructions.all()
    }
}
