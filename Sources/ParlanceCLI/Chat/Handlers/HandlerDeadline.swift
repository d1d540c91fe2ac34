/// How long a program may take for an answer: so long from now, or until nobody wants it any more.
struct HandlerDeadline {
    private let limit: Duration
    private let end: ContinuousClock.Instant
    private let cancellation: HandlerCancellation

    init(_ limit: Duration, or cancellation: HandlerCancellation) {
        self.limit = limit
        self.cancellation = cancellation
        end = ContinuousClock.now + limit
    }

    /// The milliseconds until it should be asked again, at least one.
    ///
    /// - Throws: `HandlerFault` if it is over.
    var pause: Int32 {
        get throws(HandlerFault) {
            if cancellation.isCancelled { throw .cancelled }
            let left = end - ContinuousClock.now
            guard left > .zero else { throw .tooSlow(seconds: limit / .seconds(1)) }
            return Int32(min(left / .milliseconds(1) + 1, 50))
        }
    }
}
