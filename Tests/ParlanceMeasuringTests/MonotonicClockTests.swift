import Testing

@testable import ParlanceMeasuring

@Suite("The clock of measurements")
struct MonotonicClockTests {
    @Test("It is never turned back, and reading it takes less than a moment")
    func runs() {
        let readings = (0..<1_000).map { _ in MonotonicClock.now }
        #expect(readings == readings.sorted())
        #expect(MonotonicClock.cost() < 1_000_000)
    }

    @Test("Short work is repeated as requested, and the last result is returned", arguments: [1, 3])
    func repeats(most: Int) {
        var goes = 0
        let (result, nanoseconds) = MonotonicClock.fastest(of: most) {
            goes += 1
            return goes
        }
        #expect(goes == most && result == most)
        #expect(nanoseconds < 500_000_000)
    }

    @Test("Work that fails is not repeated")
    func fails() {
        var goes = 0
        #expect(throws: CancellationError.self) {
            try MonotonicClock.fastest {
                goes += 1
                throw CancellationError()
            }
        }
        #expect(goes == 1)
    }
}
