import Foundation
import Synchronization

/// Starts threads together and measures the time until the last one ends.
final class Race: Sendable {
    struct Result {
        /// The first start and the last end.
        fileprivate(set) var start = UInt64.max
        fileprivate(set) var end: UInt64 = 0
        /// The processor time of all threads together, in nanoseconds.
        fileprivate(set) var busy: UInt64 = 0

        /// The elapsed time in nanoseconds.
        var elapsed: UInt64 { max(end - start, 1) }
        /// The mean number of processors in use: fewer than threads if these waited for each other or the machine was
        /// busy.
        var processors: Double { Double(busy) / Double(elapsed) }
    }

    private let threads: Int
    private let isReady = DispatchSemaphore(value: 0)
    private let mayStart = DispatchSemaphore(value: 0)
    private let isDone = DispatchSemaphore(value: 0)
    private let shared = Mutex(Result())

    init(threads: Int) {
        self.threads = threads
    }

    /// Called by each of the threads.
    func run(_ work: () -> Void) {
        isReady.signal()
        mayStart.wait()
        let (start, before) = (MonotonicClock.now, MonotonicClock.ofThread)
        work()
        let (end, after) = (MonotonicClock.now, MonotonicClock.ofThread)
        shared.withLock { result in
            result.start = min(result.start, start)
            result.end = max(result.end, end)
            result.busy += after - before
        }
        isDone.signal()
    }

    /// Waits for all threads.
    func result() -> Result {
        for _ in 0..<threads { isReady.wait() }
        for _ in 0..<threads { mayStart.signal() }
        for _ in 0..<threads { isDone.wait() }
        return shared.withLock { $0 }
    }
}
