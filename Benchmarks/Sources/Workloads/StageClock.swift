/// Measures the stages of single parses.
public struct StageClock: Sendable {
    private let cost = MonotonicClock.cost()

    public init() {}

    /// The time of each stage, in nanoseconds.
    public struct Times: Sendable {
        private var normalize: UInt64
        private var match: UInt64
        private var extract: UInt64

        static let zero = Times(normalize: 0, match: 0, extract: 0)
        /// Longer than any other.
        public static let longest = Times(normalize: .max, match: .max, extract: .max)

        public internal(set) subscript(stage: Stage) -> UInt64 {
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

        /// Keeps the minimum time of each stage.
        public mutating func keepLesser(_ other: Times) {
            for stage in Stage.allCases { self[stage] = min(self[stage], other[stage]) }
        }
    }

    /// - Parameter parse: Calls its argument at the end of each stage.
    public func times(of parse: ((Stage) -> Void) -> Void) -> Times {
        var times = Times.zero
        var last = MonotonicClock.now
        parse { stage in
            let elapsed = MonotonicClock.now - last
            times[stage] += elapsed - min(elapsed, cost)
            last = MonotonicClock.now
        }
        return times
    }
}
