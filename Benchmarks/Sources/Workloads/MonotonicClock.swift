import Foundation

/// The clock of measurements: nanoseconds, monotonic.
public enum MonotonicClock {
    public static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// The processor time of the calling thread, in nanoseconds.
    public static var ofThread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    @inline(__always)
    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The minimum time for reading the clock, in nanoseconds: the difference of two consecutive readings.
    public static func cost() -> UInt64 {
        var least = UInt64.max
        for _ in 0..<10_000 {
            let start = now
            least = min(least, now - start)
        }
        return least
    }
}
