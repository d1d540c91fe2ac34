import Workloads

/// All measurements with thresholds.
enum Measurements {
    static func all() throws -> [Measurement] {
        try Allocations.all() + Ratios.all() + Instructions.all()
    }
}
