/// Why a line of a batch can't be served.
public struct BatchError: Error, Sendable, Hashable {
    /// What is wrong and what to do, in one sentence without a full stop.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}
