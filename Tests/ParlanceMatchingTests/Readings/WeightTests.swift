import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Weights")
struct WeightTests {
    /// Intents `A` and `B` with the keys of a block each, and the expected winner.
    @Test(
        "The greater weight wins among readings with equal wildcards",
        arguments: [
            ("sentences: ['go {area}']", "sentences: ['go {area}'], weight: 1", "go kitchen", "B"),
            ("sentences: ['go {area}'], weight: -1", "sentences: ['go {area}']", "go kitchen", "B"),
            ("sentences: ['go {area}'], weight: 2", "sentences: ['go {area}'], weight: 1", "go kitchen", "A"),
            // Before literal text: a weight is an author's decision, literal text only a guess.
            ("sentences: ['go kitchen']", "sentences: ['go {area}'], weight: 1", "go kitchen", "B"),
            ("sentences: ['a {any} c']", "sentences: ['a {any} c', '{any} c'], weight: 1", "a b c", "B"),
            // After wildcards: a weight understands no words.
            ("sentences: ['go {area}']", "sentences: ['go {any}'], weight: 1000", "go kitchen", "A"),
            ("sentences: ['go [the] {any}']", "sentences: ['go {any}'], weight: 1000", "go the x", "A"),
            // A sentence's own weight replaces that of its block.
            (
                "sentences: [{template: 'go {area}', weight: 3}]",
                "sentences: ['go {area}', {template: 'run {area}', weight: 0}], weight: 4", "go kitchen", "B"
            ),
            (
                "sentences: [{template: 'run {area}', weight: 3}]",
                "sentences: ['go {area}', {template: 'run {area}', weight: 0}], weight: 4", "run kitchen", "A"
            ),
            ("sentences: [{template: 'go {area}'}]", "sentences: [{template: 'go {area}'}]", "go kitchen", "A"),
        ]
    )
    func decides(first: String, second: String, utterance: String, winner: String) throws {
        let parser = try Self.parser(first, second)
        for parser in [parser, try parser.reloaded()] {
            #expect(try parser.parse(utterance).best?.intent == winner)
            #expect(try parser.parse(utterance, options: ParseOptions(limit: 5)).best?.intent == winner)
        }
    }

    @Test("An explanation gives both weights")
    func explains() throws {
        let parser = try Self.parser("sentences: ['go kitchen'], weight: 1", "sentences: ['go {area}'], weight: 2")
        #expect(try parser.explain("go kitchen").readings.map(\.lostBy) == [nil, .weight(2, 1)])
    }

    @Test("The caller's preference and the cost of corrections come first")
    func ranksBehindPreferences() throws {
        let parser = try Self.parser(
            "sentences: ['paint {area}'], metadata: {own: true}",
            "sentences: ['paint {area}', 'plant {area}'], weight: 1"
        )
        #expect(try parser.parse("paint kitchen").best?.intent == "B")
        #expect(try parser.parse("paint kitchen", options: ParseOptions(preferredMetadata: "own")).best?.intent == "A")
        #expect(try parser.parse("paintt kitchen").best?.intent == "B")
    }

    @Test(
        "A weight that is none, or none that is permitted, is an error in its place",
        arguments: [
            ("sentences: [a], weight: much", "the text 'much'"), ("sentences: [a], weight: 1.5", "the number 1.5"),
            ("sentences: [a], weight: 1001", "1001"), ("sentences: [{template: a, weight: -1001}]", "-1001"),
        ]
    )
    func isChecked(block: String, found: String) throws {
        let error = #expect(throws: GrammarError.self) { try Self.parser(block, "sentences: [b]") }
        let expected = "expected a whole number from -1000 to 1000, found \(found)"
        #expect(error?.diagnostics.map(\.problem.message) == [expected])
        #expect(error?.diagnostics.map(\.place?.line) == [3])
    }

    @Test("A sentence without a template is an error")
    func needsTemplate() throws {
        let error = #expect(throws: GrammarError.self) { try Self.parser("sentences: [{weight: 1}]", "sentences: [b]") }
        #expect(error?.diagnostics.map(\.problem) == [.missingKey("template", in: "a sentence")])
    }

    private static func parser(_ first: String, _ second: String) throws -> Parser {
        try Fixture.parser(
            yaml: """
                language: en
                intents:
                  A: {data: [{\(first)}]}
                  B: {data: [{\(second)}]}
                \(Fixture.lists)
                """
        )
    }
}
