/// For each utterance the fastest of all rounds, in nanoseconds.
///
/// The fastest and not a mean: what comes on top of it is other programs' doing, and differs from run to run.
struct FastestTimes {
    private var nanoseconds: [UInt64]
    /// The time of reading the clock, which is subtracted from each time.
    private let clockCost: UInt64

    init(count: Int, clockCost: UInt64) {
        nanoseconds = Array(repeating: .max, count: count)
        self.clockCost = clockCost
    }

    /// - Parameter elapsed: from one reading of the clock to the next.
    mutating func note(_ elapsed: UInt64, for utterance: Int) {
        noteNet(elapsed > clockCost ? elapsed - clockCost : 0, for: utterance)
    }

    /// - Parameter time: without what reading the clock takes.
    mutating func noteNet(_ time: UInt64, for utterance: Int) {
        nanoseconds[utterance] = min(nanoseconds[utterance], time)
    }

    var distribution: Distribution { Distribution(nanoseconds) }
}
