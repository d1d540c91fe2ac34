/// The times of one parse by stage, in nanoseconds.
public struct StageTimes: Sendable {
    private var normalize: UInt64 = 0
    private var match: UInt64 = 0
    private var extract: UInt64 = 0
    private var last: UInt64
    private let clockCost: UInt64

    /// - Parameters:
    ///   - start: The time at which the parse began.
    ///   - clockCost: The time of reading the clock, which is subtracted from each stage.
    init(start: UInt64, clockCost: UInt64) {
        last = start
        self.clockCost = clockCost
    }

    /// Longer than any other.
    public static var longest: StageTimes {
        var times = StageTimes(start: 0, clockCost: 0)
        for stage in Stage.allCases { times[stage] = .max }
        return times
    }

    /// The time of a stage.
    public private(set) subscript(stage: Stage) -> UInt64 {
        get {
            switch stage {
            case .normalize: normalize
            case .match: match
            case .extract: extract
            }
        }
        set {
            switch stage {
            case .normalize: normalize = newValue
            case .match: match = newValue
            case .extract: extract = newValue
            }
        }
    }

    /// Records the end of a stage. A parse that needs more candidates ends a stage more than once.
    mutating func end(_ stage: Stage, at now: UInt64) {
        let elapsed = now - last
        self[stage] += elapsed - min(elapsed, clockCost)
        last = now
    }

    /// Keeps the minimum time of each stage.
    public mutating func keepLesser(_ other: StageTimes) {
        for stage in Stage.allCases { self[stage] = min(self[stage], other[stage]) }
    }
}
