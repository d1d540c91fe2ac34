import Foundation

/// The clock that measurements read: nanoseconds, never turned back.
public enum MonotonicClock {
    public static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// How long the calling thread has had a processor, in nanoseconds.
    public static var ofThread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    @inline(__always)
    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// What reading the clock takes at least, in nanoseconds: what lies between two readings with nothing in between.
    public static func cost() -> UInt64 {
        var least = UInt64.max
        for _ in 0..<10_000 {
            let start = now
            least = min(least, now - start)
        }
        return least
    }
}
