import Parlance
import ParlanceMeasuring
@_spi(Measuring) import ParlanceText

/// The time of ICU alone to fold the same texts and to find their word breaks.
struct ICUTimes {
    private let floor: ICUFloor
    private(set) var times: FastestTimes

    /// Nil if ICU has no data.
    init?(language: String, count: Int, clockCost: UInt64) {
        guard let floor = ICUFloor(language: language) else { return nil }
        self.floor = floor
        times = FastestTimes(count: count, clockCost: clockCost)
    }

    mutating func measure(_ utterances: [Workload.Utterance]) {
        for (number, utterance) in utterances.enumerated() {
            let start = MonotonicClock.now
            floor.pass(utterance.text)
            times.note(MonotonicClock.now - start, for: number)
        }
    }
}
