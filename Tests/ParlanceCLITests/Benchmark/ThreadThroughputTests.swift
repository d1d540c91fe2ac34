import Testing

@testable import ParlanceCLI

@Suite("Threads that parse at the same time")
struct ThreadThroughputTests {
    @Test(
        "The number of threads doubles up to the requested one",
        arguments: [(1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 4]), (12, [1, 2, 4, 8, 12])]
    )
    func counts(most: Int, counts: [Int]) {
        #expect(ThreadThroughput.counts(upTo: most) == counts)
    }

    @Test("A ratio is of utterances in the same time")
    func ratio() {
        let one = ThreadThroughput(threads: 1, utterancesPerSecond: 200, processors: 1)
        let two = ThreadThroughput(threads: 2, utterancesPerSecond: 350, processors: 2)
        #expect(two.ratio(to: one) == 1.75)
    }
}
