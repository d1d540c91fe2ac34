import Foundation
import ParlanceTestSupport
import Synchronization
import Testing

@testable import ParlanceCLI

@Suite("Work on several threads, in order")
struct OrderedWorkTests {
    @Test("Results are in the order of the items", .timeLimit(.minutes(20)), arguments: [1, 2, 7])
    func keepsOrder(threads: Int) {
        let work = OrderedWork<Int, String>(threads: threads) { item, emit in
            if item.isMultiple(of: 5) { usleep(UInt32(item % 7) * 100) }
            for part in 0..<item % 3 { emit("\(item).\(part)") }
            return "\(item)"
        }
        Thread.detachNewThread {
            for item in 0..<1_000 {
                if item.isMultiple(of: 10) { work.add(result: "ready \(item)") } else { work.add(item) }
            }
            work.end()
        }
        let expected = (0..<1_000).flatMap { item in
            item.isMultiple(of: 10) ? ["ready \(item)"] : (0..<item % 3).map { "\(item).\($0)" } + ["\(item)"]
        }
        #expect(Array(sequence(state: ()) { _ in work.next() }) == expected)
    }

    @Test("Adding waits while results are not taken", .timeLimit(.minutes(20)))
    func waitsForTaking() {
        let added = Mutex(0)
        let emitted = Mutex(0)
        let work = OrderedWork<Int, Int>(threads: 2) { item, emit in
            for _ in 0..<100 {
                emit(item)
                emitted.withLock { $0 += 1 }
            }
            return item
        }
        let adding = ThreadWork {
            for item in 0..<100 {
                work.add(item)
                added.withLock { $0 += 1 }
            }
            work.end()
        }
        usleep(200_000)
        // Each thread has its first part in its place, and waits with the second.
        #expect(added.withLock { $0 } == 8)
        #expect(emitted.withLock { $0 } == 2)
        let expected = (0..<100).flatMap { [Int](repeating: $0, count: 101) }
        #expect(Array(sequence(state: ()) { _ in work.next() }) == expected)
        #expect(throws: Never.self) { try adding.value() }
    }
}
