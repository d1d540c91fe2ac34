import Testing

@testable import ParlanceMatching

@Suite("Flat array")
struct FlatArrayTests {
    @Test("It grows with its elements, and keeps them")
    func grows() {
        var array = FlatArray<Int>(capacity: 1)
        for number in 0..<1_000 { #expect(array.append(number * number) == number) }
        array.append(-1, count: 3)
        #expect(array.count == 1_003)
        #expect((0..<1_000).allSatisfy { array[$0] == $0 * $0 })
        #expect((1_000..<1_003).allSatisfy { array[$0] == -1 })
    }

    @Test("Emptied, it keeps its memory up to a limit", arguments: [(100, 1_000, 128), (100, 64, 64), (5, 1, 1)])
    func givesBack(count: Int, limit: Int, capacity: Int) {
        var array = FlatArray<Int>(capacity: 1)
        for number in 0..<count { array.append(number) }
        array.removeAll(keepingCapacity: limit)
        #expect(array.count == 0)
        #expect(array.capacity == capacity)
        for number in 0..<count { array.append(-number) }
        #expect((0..<count).allSatisfy { array[$0] == -$0 })
    }
}
