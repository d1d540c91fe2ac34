/// Why a workload can't be used: where, what, and what to do.
public struct WorkloadError: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
