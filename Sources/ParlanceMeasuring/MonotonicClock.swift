import Foundation

/// The clock of measurements: monotonic, in nanoseconds.
public enum MonotonicClock {
    /// The current time, from an arbitrary origin.
    public static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// The processor time of the calling thread, in nanoseconds.
    public static var ofThread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    @inline(__always)
    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The minimum time of reading the clock, in nanoseconds: the difference of two consecutive readings.
    public static func cost() -> UInt64 {
        var least = UInt64.max
        for _ in 0..<10_000 {
            let start = now
            least = min(least, now - start)
        }
        return least
    }

    /// The minimum time in nanoseconds of `most` repetitions, or of those that begin within half a second.
    public static func fastest<Result>(of most: Int = 5, _ work: () throws -> Result) rethrows -> (
        result: Result, nanoseconds: UInt64
    ) {
        let begin = now
        var best = UInt64.max
        var goes = 0
        while true {
            let start = now
            let result = try work()
            let end = now
            best = min(best, end - start)
            goes += 1
            if goes >= most || end - begin > 500_000_000 { return (result, best) }
        }
    }
}
