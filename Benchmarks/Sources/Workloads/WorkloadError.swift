/// The reason why a workload cannot be used: place, problem and solution.
public struct WorkloadError: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
