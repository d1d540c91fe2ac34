import Parlance
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

@Suite("Counting the allocations of parses", .enabled(if: allocationsAreCounted))
struct AllocationCounterTests {
    @Test("Each utterance has a count, and a match has more than a non-match")
    func counts() throws {
        let parser = try Parser(
            yaml: "language: en\nintents: {A: {data: [{sentences: [\"play {any}\"]}]}}\nlists: {any: {wildcard: true}}"
        )
        var workload = Workload(parser, lists: [:])
        for text in ["play something that is long", "no"] { try workload.add(text, options: .exact) }
        for _ in 0..<3 { workload.parseAll() }
        let counts = try #require(AllocationCounter.count(workload))
        #expect(counts.count == 2)
        #expect(counts[0] > counts[1])
    }
}
