/// Lets one task wait until another has reached a point.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream(of: Void.self) }

    func open() { continuation.finish() }

    /// Returns when the gate is open, or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
