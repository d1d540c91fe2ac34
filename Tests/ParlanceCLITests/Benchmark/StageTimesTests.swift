@_spi(Measuring) import ParlanceMatching
import Testing

@testable import ParlanceCLI

@Suite("Times of stages")
struct StageTimesTests {
    @Test("The time of a stage begins at the end of the previous one, without reading the clock")
    func measuresStages() {
        var times = StageTimes(start: 1_000, clockCost: 20)
        times.end(.normalize, at: 1_120)
        times.end(.match, at: 1_420)
        times.end(.extract, at: 1_430)
        #expect([times.normalize, times.match, times.extract] == [100, 280, 0])
    }

    @Test("A stage that is over twice takes both times")
    func addsUp() {
        var times = StageTimes(start: 0, clockCost: 1)
        times.end(.match, at: 11)
        times.end(.match, at: 31)
        #expect([times.normalize, times.match, times.extract] == [0, 29, 0])
    }
}
