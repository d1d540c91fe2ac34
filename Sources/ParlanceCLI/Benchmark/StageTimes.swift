import Parlance
@_spi(Measuring) import ParlanceMatching

/// The times of one parse by stage, in nanoseconds.
struct StageTimes {
    private(set) var normalize: UInt64 = 0
    private(set) var match: UInt64 = 0
    private(set) var extract: UInt64 = 0
    private var last: UInt64
    private let clockCost: UInt64

    /// - Parameters:
    ///   - start: The time at which the parse began.
    ///   - clockCost: The time of reading the clock, which is subtracted from each stage.
    init(start: UInt64, clockCost: UInt64) {
        last = start
        self.clockCost = clockCost
    }

    /// Records the end of a stage. A parse that needs more candidates ends a stage more than once.
    mutating func end(_ stage: ParseStage, at now: UInt64) {
        let elapsed = now - last
        let time = elapsed > clockCost ? elapsed - clockCost : 0
        last = now
        switch stage {
        case .normalize: normalize += time
        case .match: match += time
        case .extract: extract += time
        }
    }
}
