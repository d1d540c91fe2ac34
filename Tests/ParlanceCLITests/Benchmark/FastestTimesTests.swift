import Testing

@testable import ParlanceCLI

@Suite("Fastest times")
struct FastestTimesTests {
    @Test("Each utterance keeps its own fastest, without reading the clock, and never less than nothing")
    func keepsFastest() {
        var times = FastestTimes(count: 3, clockCost: 20)
        for (elapsed, utterance) in [(120, 0), (90, 0), (100, 0), (500, 1), (5, 2)] as [(UInt64, Int)] {
            times.note(elapsed, for: utterance)
        }
        times.noteNet(470, for: 1)
        times.noteNet(475, for: 1)
        #expect(times.distribution == Distribution([70, 470, 0]))
    }
}
