/// Measures the stages of single parses, without the time of reading the clock.
public struct StageClock: Sendable {
    private let cost: UInt64

    /// - Parameter cost: The time of reading the clock, which is subtracted from each stage, in nanoseconds.
    public init(cost: UInt64 = MonotonicClock.cost()) {
        self.cost = cost
    }

    /// The times of a parse. One that needs more candidates ends a stage more than once; its times are added.
    ///
    /// - Parameter parse: Calls its argument at the end of each stage.
    public func times(of parse: ((Stage) -> Void) -> Void) -> StageTimes {
        var times = StageTimes(start: MonotonicClock.now, clockCost: cost)
        parse { times.end($0, at: MonotonicClock.now) }
        return times
    }
}
