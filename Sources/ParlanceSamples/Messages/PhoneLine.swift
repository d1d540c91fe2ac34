import Synchronization

/// Whether a call goes on.
final class PhoneLine: Sendable {
    private let busy = Mutex(false)

    var isBusy: Bool { busy.withLock { $0 } }

    func begin() { busy.withLock { $0 = true } }

    /// - Returns: whether there was a call.
    func end() -> Bool {
        busy.withLock { busy in
            defer { busy = false }
            return busy
        }
    }
}
