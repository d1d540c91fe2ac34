import Testing

@testable import ParlanceMatching

@Suite("Budget of work")
struct WorkBudgetTests {
    private static func parser(_ template: String, lists: String) throws -> Parser {
        try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: ["\(template)"]}]}}
                lists: {any: {wildcard: true}, x: {values: [a, "a a", b, "a b"]}, \(lists)}
                """
        )
    }

    private static func slots(_ slot: String, count: Int, separator: String = " ") -> String {
        (0..<count).map { "[{\(slot):s\($0)}]" }.joined(separator: separator)
    }

    private static func text(_ words: String, count: Int) -> String {
        Array(repeating: words, count: count).joined(separator: " ")
    }

    @Test("An utterance with too many ways to be read is refused, however it is asked")
    func tooManyWays() throws {
        let parser = try Self.parser("(\(Self.slots("any", count: 10, separator: ";")))", lists: "y: {values: [y]}")
        for options in [ParseOptions.exact, ParseOptions(), ParseOptions(limit: 256)] {
            #expect(throws: ParseError.tooManyWays) {
                try parser.parse(Self.text("word", count: 800), options: options)
            }
        }
        #expect(throws: ParseError.tooManyWays) { try parser.explain(Self.text("word", count: 800)) }
        #expect(try parser.parse("one two three").match == .exact)
    }

    @Test("A value of permuted optional parts may follow a wildcard, also in a long text")
    func hardValues() throws {
        let items = (0..<10).map { "[w\($0)]" }.joined(separator: ";")
        let parser = try Self.parser("note {any} {hard}", lists: "hard: {values: [{in: \"(\(items)) x\", out: all}]}")
        #expect(try parser.slots(of: "note w w w9 w8 x", .exact) == "any=w w hard=all")
        let long = "note " + Self.text("w0 w1 w2 w3 w4 w5 w6 w7 w8 w9", count: 120)
        #expect(try parser.parse(long, options: .exact).match == .none)
        #expect(try parser.slots(of: long + " x", .exact)?.hasSuffix(" hard=all") == true)
    }

    @Test("A wildcard that may begin everywhere in thousands of ways takes time in proportion to their number")
    func manyWildcards() throws {
        let templates = (0..<400).map { "go {any:w\($0)} x\($0)" }
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents: {A: {data: [{sentences: [\(templates.map { "\"\($0)\"" }.joined(separator: ", "))]}]}}
                lists: {any: {wildcard: true}}
                """
        )
        #expect(try parser.slots(of: "go a b x399", .exact) == "w399=a b")
        #expect(try parser.slots(of: "go a x7 b x7", .exact) == "w7=a x7 b")
    }

    @Test("Of millions of readings only the best is certain, and the result is marked")
    func manyReadings() throws {
        let parser = try Self.parser(Self.slots("x", count: 20), lists: "y: {values: [y]}")
        let text = Self.text("a", count: 21)
        let best = try parser.parse(text, options: .exact)
        #expect(!best.isIncomplete)
        let result = try parser.parse(text, options: ParseOptions(limit: 256, edits: 0))
        #expect(result.isIncomplete)
        #expect(result.best?.slots == best.best?.slots)
        #expect(result.readings.count <= 256)
        #expect(try parser.explain(text, options: ParseOptions(limit: 256, edits: 0)).isIncomplete)
    }

    @Test("If all readings can be compared, all of them are returned")
    func fewReadings() throws {
        let parser = try Self.parser(Self.slots("x", count: 6), lists: "y: {values: [y]}")
        // Three words in six places, each alone or two of them together.
        let result = try parser.parse("a a b", options: ParseOptions(limit: 256, edits: 0))
        #expect(!result.isIncomplete)
        #expect(result.readings.count == 20 + 15 + 15)
    }

    @Test("Several readings are the same, and in the same order, whether few or many are asked for")
    func prefixes() throws {
        let parser = try Self.parser(Self.slots("x", count: 6) + " [{any}]", lists: "y: {values: [y]}")
        for text in ["a a b", "a b a b a", "b a a a c", "a c"] {
            let all = try parser.parse(text, options: ParseOptions(limit: 256, edits: 0)).readings.map(\.slots)
            #expect(all.count > 1)
            for limit in [1, 2, 8, 9, 40] {
                let some = try parser.parse(text, options: ParseOptions(limit: limit, edits: 0)).readings.map(\.slots)
                #expect(some == Array(all.prefix(limit)), "\(limit) readings of “\(text)”")
            }
        }
    }

    @Test("If the search for similar words stops at its limit, nothing is chosen, and the result is marked")
    func approximate() throws {
        let slots = Self.slots("any", count: 10, separator: ";")
        let parser = try Self.parser("entertain (\(slots))", lists: "y: {values: [y]}")
        let text = "entertian " + Self.text("word", count: 800)
        #expect(try !parser.parse(text, options: .exact).isIncomplete)
        let result = try parser.parse(text)
        #expect(result.isIncomplete)
        #expect(result.match == .none)
    }
}
