import Foundation
import Synchronization
import Testing

@testable import ParlanceMeasuring

@Suite("Threads that start together")
struct RaceTests {
    @Test("The result is ready after the last thread, and the threads had a processor")
    func waitsForAll() {
        let race = Race(threads: 4)
        let counter = Counter()
        for _ in 0..<4 {
            Thread.detachNewThread {
                race.run { counter.countTo(20_000) }
            }
        }
        let result = race.result()
        #expect(counter.total == 80_000)
        #expect(result.start < result.end)
        #expect(result.processors > 0)
    }
}

private final class Counter: Sendable {
    private let count = Atomic(0)

    var total: Int { count.load(ordering: .relaxed) }

    func countTo(_ number: Int) {
        for _ in 0..<number { count.wrappingAdd(1, ordering: .relaxed) }
    }
}
