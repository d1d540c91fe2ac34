import Foundation

/// Runs jobs one after the other on a thread with a stack of 512 kB, the size on many systems, which must suffice for
/// nested input.
///
/// `@unchecked Sendable` holds because the job is set before the thread is signalled, and cleared before the thread
/// signals completion.
public final class SmallStack: @unchecked Sendable {
    private let begin = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)
    private var job: () -> Void = {}

    public init() {
        let thread = Thread { [self] in
            while true {
                begin.wait()
                job()
                done.signal()
            }
        }
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Returns when the job is done.
    public func run(_ job: () -> Void) {
        withoutActuallyEscaping(job) { job in
            self.job = job
            begin.signal()
            done.wait()
            self.job = {}
        }
    }
}
