import Foundation
import Synchronization

/// Blocking work on a thread of its own.
///
/// A test that waits for the other end of a pipe needs it: Swift's concurrency has only as many threads as processors,
/// and concurrent tests may block all of them.
package final class ThreadWork<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    package init(_ work: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread {
            let outcome = Result { try work() }
            self.result.withLock { $0 = outcome }
            self.isDone.signal()
        }
    }

    /// Waits for the end of the work; call it once.
    package func value() throws -> Value {
        isDone.wait()
        return try result.withLock { $0! }.get()
    }
}
