import Synchronization

/// The deadline of an answer: a time limit from now on, or the cancellation of the call.
struct HandlerDeadline {
    private let limit: Duration
    private let end: ContinuousClock.Instant
    private let cancellation: HandlerCancellation

    init(_ limit: Duration, or cancellation: HandlerCancellation) {
        self.limit = limit
        self.cancellation = cancellation
        end = ContinuousClock.now + limit
    }

    /// The milliseconds until the next check, from 1 to 51.
    ///
    /// - Throws: `HandlerFault` after the deadline.
    var pause: Int32 {
        get throws(HandlerFault) {
            if cancellation.isCancelled { throw .cancelled }
            let left = end - ContinuousClock.now
            guard left > .zero else { throw .tooSlow(seconds: limit / .seconds(1)) }
            return Int32(min(left / .milliseconds(1) + 1, 50))
        }
    }
}

/// A flag that cancels a call.
final class HandlerCancellation: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    func cancel() { flag.store(true, ordering: .relaxed) }
}
