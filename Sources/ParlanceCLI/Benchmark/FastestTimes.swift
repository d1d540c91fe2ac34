/// The fastest time of each utterance in all rounds, in nanoseconds.
///
/// The minimum instead of the mean, because the rest is the load of other programs, which differs from run to run.
struct FastestTimes {
    private var nanoseconds: [UInt64]
    /// The time of reading the clock, which is subtracted from each time.
    private let clockCost: UInt64

    init(count: Int, clockCost: UInt64) {
        nanoseconds = Array(repeating: .max, count: count)
        self.clockCost = clockCost
    }

    /// - Parameter elapsed: The time between two readings of the clock.
    mutating func note(_ elapsed: UInt64, for utterance: Int) {
        noteNet(elapsed > clockCost ? elapsed - clockCost : 0, for: utterance)
    }

    /// - Parameter time: The time without the cost of reading the clock.
    mutating func noteNet(_ time: UInt64, for utterance: Int) {
        nanoseconds[utterance] = min(nanoseconds[utterance], time)
    }

    var distribution: Distribution { Distribution(nanoseconds) }
}
