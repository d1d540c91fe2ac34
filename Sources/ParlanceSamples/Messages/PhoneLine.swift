import Synchronization

/// The state of the current call.
final class PhoneLine: Sendable {
    private let busy = Mutex(false)

    var isBusy: Bool { busy.withLock { $0 } }

    func begin() { busy.withLock { $0 = true } }

    /// - Returns: Whether there was a call.
    func end() -> Bool {
        busy.withLock { busy in
            defer { busy = false }
            return busy
        }
    }
}
