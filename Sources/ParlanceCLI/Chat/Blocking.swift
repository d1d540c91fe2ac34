import Foundation
import Synchronization

/// Waits for asynchronous work in synchronous commands.
enum Blocking {
    private final class Box<Content: Sendable>: Sendable {
        let content = Mutex<Content?>(nil)
    }

    /// Runs work to its end. Must not be called on a thread of the pool of asynchronous tasks.
    static func wait<Success: Sendable>(for work: @escaping @Sendable () async -> Success) -> Success {
        let box = Box<Success>()
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            let success = await work()
            box.content.withLock { $0 = success }
            isDone.signal()
        }
        isDone.wait()
        guard let success = box.content.withLock({ $0 }) else { preconditionFailure("signalled before it was done") }
        return success
    }
}
