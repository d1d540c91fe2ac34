/// The reason why a line of a batch is refused.
public struct BatchError: Error, Sendable, Hashable {
    /// The problem and its solution, in one sentence without a full stop.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
