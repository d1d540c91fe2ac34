/// The reason why a line of a batch is answered with an error.
public struct BatchError: Error, Sendable, Hashable {
    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
