import ParlanceMeasuring

/// Rounds of measurements. Compared workloads alternate, so that other load of the machine affects all alike.
struct Rounds {
    /// The duration of a run without an explicit number of rounds.
    private static let seconds = 2.5
    /// The minimum and maximum number of rounds of such a run.
    private static let usual = 3...1_000

    let clockCost: UInt64
    private(set) var count = 0
    private(set) var secondsOfFirst = 0.0
    private(set) var plain: Stopwatch
    /// The stopwatch of the workload with added names.
    private(set) var named: Stopwatch?
    private(set) var icu: ICUTimes?

    init(_ workload: Workload, named: Workload?, language: String) {
        let clockCost = MonotonicClock.cost()
        self.clockCost = clockCost
        plain = Stopwatch(workload, clockCost: clockCost)
        self.named = named.map { Stopwatch($0, clockCost: clockCost) }
        icu = ICUTimes(language: language, count: workload.utterances.count, clockCost: clockCost)
    }

    /// Measures the first round and returns the number of rounds.
    mutating func measureFirst(wanted: Int?) -> Int {
        let start = MonotonicClock.now
        measure()
        secondsOfFirst = Double(max(MonotonicClock.now - start, 1)) / 1e9
        let fitting = min(Self.seconds / secondsOfFirst, Double(Self.usual.upperBound))
        return wanted ?? max(Int(fitting), Self.usual.lowerBound)
    }

    mutating func measure() {
        if count.isMultiple(of: 2) {
            plain.measureTotals()
            named?.measureTotals()
        } else {
            named?.measureTotals()
            plain.measureTotals()
        }
        icu?.measure(plain.workload.utterances)
        plain.measurePass()
        plain.measureStages()
        count += 1
    }
}
