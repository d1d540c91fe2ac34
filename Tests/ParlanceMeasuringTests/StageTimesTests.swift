import Testing

@testable import ParlanceMeasuring

@Suite("Times of stages")
struct StageTimesTests {
    /// The times of stages with their ends.
    private func times(
        _ ends: KeyValuePairs<Stage, UInt64>,
        start: UInt64 = 0,
        cost: UInt64 = 0
    ) -> StageTimes {
        var times = StageTimes(start: start, clockCost: cost)
        for (stage, end) in ends { times.end(stage, at: end) }
        return times
    }

    private func each(_ times: StageTimes) -> [UInt64] { Stage.allCases.map { times[$0] } }

    @Test("The time of a stage begins at the end of the previous one, without reading the clock")
    func measuresStages() {
        let times = times([.normalize: 1_120, .match: 1_420, .extract: 1_430], start: 1_000, cost: 20)
        #expect(each(times) == [100, 280, 0])
    }

    @Test("A stage that is over twice takes both times")
    func addsUp() {
        #expect(each(times([.match: 11, .match: 31], cost: 1)) == [0, 29, 0])
    }

    @Test("The lesser time of each stage is kept")
    func keepsLesser() {
        var fastest = StageTimes.longest
        fastest.keepLesser(times([.normalize: 5, .match: 6, .extract: 9]))
        fastest.keepLesser(times([.normalize: 3, .match: 7, .extract: 8]))
        #expect(each(fastest) == [3, 1, 1])
    }
}
