import Foundation
import Synchronization

/// Waits for what is asynchronous, in a command that is not.
enum Blocking {
    private final class Box<Content: Sendable>: Sendable {
        let content = Mutex<Content?>(nil)
    }

    /// Runs work to its end. The thread that waits must be none of those that asynchronous work runs on.
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
