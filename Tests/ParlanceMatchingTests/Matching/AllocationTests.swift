import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlanceMatching

/// The allocations of a parse after the first ones of a thread: its result, and nothing else.
///
/// Only in optimized builds: otherwise the compiler boxes values and puts the contexts of closures on the heap, and the
/// counts would include them.
@Suite("Allocations of a parse", .enabled(if: allocationsAreCounted && isOptimized))
struct AllocationTests {
    private func parser() throws -> Parser {
        try Fixture.parser(
            "turn on [the] {name} [in [the] {area}]",
            "set {n} [percent]",
            "play {any}",
            "stop [it] now",
            top: "skip_words: [please]"
        )
    }

    /// The number of allocations of a repeated parse.
    private func count(
        _ text: String,
        _ parser: Parser,
        _ match: ParseResult.Match = .exact,
        _ options: ParseOptions = .exact
    ) throws -> Int {
        for _ in 0..<3 { #expect(try parser.parse(text, options: options).match == match, "\(text.prefix(80))") }
        return try allocations { _ = try parser.parse(text, options: options) }
    }

    // If the counter did not work, all counts would be zero.
    @Test("The counter counts the allocations of this thread", arguments: [1, 2, 7])
    func counterCounts(arrays: Int) {
        var kept: [[UInt8]] = []
        kept.reserveCapacity(arrays)
        #expect(allocations { for size in 1...arrays { kept.append(Array(repeating: 1, count: size)) } } == arrays)
        #expect(kept.map(\.count) == Array(1...arrays))
        #expect(allocations {} == 0)
    }

    @Test(
        "A match allocates its slots, and texts of more than 15 bytes",
        arguments: [
            ("stop now", 0), ("please stop it now please", 0), ("set 5", 1), ("set fifty percent", 1),
            ("turn on the lamp", 1), ("turn on Dr. Smith's lamp", 2), ("turn on the fan in the kitchen", 1),
            ("turn on the fan in kitchen", 1), ("turn on Dr. Smith's lamp in the living room", 2), ("play x", 1),
            ("play a very long title", 2),
        ]
    )
    func matches(text: String, expected: Int) throws {
        #expect(try count(text, parser()) == expected)
    }

    @Test(
        "A non-match allocates nothing",
        arguments: ["nothing", "turn on the", "turn on the unknown thing in kitchen", "set 101 please", "", "please"]
    )
    func nonMatches(text: String) throws {
        #expect(try count(text, parser(), .none) == 0)
    }

    @Test(
        "Corrections add no allocations if no word is similar",
        arguments: ["stop now", "play a very long title"]
    )
    func editsAllowed(text: String) throws {
        let parser = try parser()
        #expect(try count(text, parser, .exact, ParseOptions()) == count(text, parser))
    }

    @Test("A list of many names adds no allocations", arguments: [1, 10, 1_000, 20_000])
    func manyNames(names: Int) throws {
        let values = (0..<names).map { ListValue(input: Template(literal: "lamp \($0)"), output: nil) }
        let parser = try parser().with(lists: ["name": .values(values)])
        #expect(try count("turn on lamp \(names - 1)", parser) == 1)
        #expect(try count("turn on lamp \(names)", parser, .none) == 0)
    }

    @Test("A longer utterance adds no allocations", arguments: [10, 50, 500])
    func longUtterances(words: Int) throws {
        let parser = try parser()
        let long = String(repeating: "la la ", count: words / 2)
        #expect(try count("play " + long + "x", parser) == 2)
        #expect(try count("sing " + long + "x", parser, .none) == 0)
        #expect(try count("set 5" + String(repeating: " please", count: words), parser) == 1)
    }

    @Test("Folding by ICU takes one more, however long the text", arguments: [1, 20, 500])
    func longTextsThatAreNotASCII(words: Int) throws {
        #expect(try count(String(repeating: "ü ", count: words), parser(), .none) == 1)
    }
}

private let isOptimized = !_isDebugAssertConfiguration()
