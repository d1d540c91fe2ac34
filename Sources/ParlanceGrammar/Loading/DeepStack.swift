import Foundation
import Synchronization

/// Runs code that may recurse deeply, without a limit of its own, on a thread with a large stack.
///
/// A caller's stack may be as small as half a megabyte. The YAML parser recurses for each level of a document, up to
/// 1,000 levels, at more than two kilobytes each; the depth of a document is known only after parsing. Templates are
/// compiled in the same way, group by group.
package enum DeepStack {
    /// In bytes; only the pages in use take memory.
    private static let size = 16 << 20

    /// Runs `body` on the deep stack and blocks the caller until its result is available.
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
            // The result is set before the semaphore is signalled.
            return result.withLock { $0! }
        }
    }
}
