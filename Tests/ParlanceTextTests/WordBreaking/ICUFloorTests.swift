import ParlanceTestSupport
import Testing

@_spi(Measuring) @testable import ParlanceText

struct ICUFloorTests {
    // Folding makes one scalar of e and its accent, and removes the joiners from the family emoji.
    @Test(
        arguments: [
            ("en", "turn on the lamp", 8), ("en", "TURN ON", 4), ("en", "ﬁve 10:30", 6), ("th", "เปิดไฟ", 3),
            ("en", "", 1),
            ("xx", "é e\u{301} 👩‍👩‍👧", 8),
        ]
    )
    func `finds the boundaries of words in the folded text`(language: String, text: String, count: Int) throws {
        let floor = try #require(ICUFloor(language: language))
        #expect(floor.pass(text) == count)
        #expect(floor.pass(text) == count)
    }

    @Test func `reads longer texts than the one before, and shorter ones`() throws {
        let floor = try #require(ICUFloor(language: "en"))
        let counts = [1, 500, 3, 20_000, 2].map { floor.pass(Array(repeating: "ﷺ", count: $0).joined(separator: " ")) }
        // Four words and the blanks between them, for each.
        #expect(counts == [1, 500, 3, 20_000, 2].map { $0 * 8 })
    }

    @Test(.enabled(if: allocationsAreCounted)) func `allocates nothing for a text like the one before`() throws {
        let floor = try #require(ICUFloor(language: "en"))
        let text = "Turn on the Café light, please!"
        floor.pass(text)
        #expect(allocations { floor.pass(text) } == 0)
    }
}
