import Foundation
import Synchronization

/// Runs what may call itself deeply, and can't be told not to, on a thread with a stack of its own.
///
/// A caller's stack may be as small as half a megabyte. The YAML parser calls itself for each level of a document, up to
/// 1,000 of them, at more than two kilobytes each; how deep a document is shows only when it has been parsed. Templates are
/// compiled in the same way, group by group.
package enum DeepStack {
    /// Bytes; only those that are used take memory.
    private static let size = 16 << 20

    /// The result of `body`, for which the caller waits.
    package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let answer = Answer<Result>()
        let thread = Thread { answer.give(body()) }
        thread.stackSize = size
        thread.start()
        return answer.wait()
    }

    private final class Answer<Result: Sendable>: Sendable {
        private let result = Mutex<Result?>(nil)
        private let isGiven = DispatchSemaphore(value: 0)

        func give(_ value: Result) {
            result.withLock { $0 = value }
            isGiven.signal()
        }

        func wait() -> Result {
            isGiven.wait()
            // It is given before it is signalled.
            return result.withLock { $0! }
        }
    }
}
