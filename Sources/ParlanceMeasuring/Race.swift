import Foundation
import Synchronization

/// Starts threads together and measures the time until the last one ends.
public final class Race: Sendable {
    /// The joint result of the threads.
    public struct Result {
        /// The start of the first thread.
        public fileprivate(set) var start = UInt64.max
        /// The end of the last thread.
        public fileprivate(set) var end: UInt64 = 0
        /// The processor time of all threads together, in nanoseconds.
        public fileprivate(set) var busy: UInt64 = 0

        /// The elapsed time in nanoseconds.
        public var elapsed: UInt64 { max(end - start, 1) }
        /// The mean number of processors in use: fewer than threads if these waited for each other or the machine was
        /// busy.
        public var processors: Double { Double(busy) / Double(elapsed) }
    }

    private let threads: Int
    private let isReady = DispatchSemaphore(value: 0)
    private let mayStart = DispatchSemaphore(value: 0)
    private let isDone = DispatchSemaphore(value: 0)
    private let shared = Mutex(Result())

    /// - Parameter threads: The number of threads, each of which calls `run`.
    public init(threads: Int) {
        self.threads = threads
    }

    /// Called by each of the threads.
    public func run(_ work: () -> Void) {
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
    public func result() -> Result {
        for _ in 0..<threads { isReady.wait() }
        for _ in 0..<threads { mayStart.signal() }
        for _ in 0..<threads { isDone.wait() }
        return shared.withLock { $0 }
    }
}
