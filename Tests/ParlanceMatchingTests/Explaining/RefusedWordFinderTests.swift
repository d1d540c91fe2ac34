import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Reasons for no correction")
struct RefusedWordFinderTests {
    private static let grammar = """
        language: en
        intents:
          Brew:
            data:
              - sentences: ["I need {drink} please", "put on the kettle", "mix (ale|ade) now", "(lock|unlock) the doors"]
          Not: {data: [{sentences: ["do not brew {drink}"]}]}
        lists:
          drink: {values: [tea, chai latte]}
        opposites: [[lock, unlock]]
        """

    private func refusals(_ utterance: String, edits: Int? = nil) throws -> [RefusedWord] {
        let parser = try Fixture.parser(yaml: Self.grammar)
        return try parser.explain(utterance, options: ParseOptions(edits: edits)).nearest.compactMap(\.refusal)
    }

    @Test(
        "The word where a template stopped is named with the correction and the reason",
        arguments: [
            ("I nee tea please", 0, "nee", "need", .disabled),
            ("I nee wine", nil, "nee", "need", .insufficient),
            ("put on tea kettle", nil, "tea", "the", .known),
            ("mix abe now", nil, "abe", "ade", .ambiguous(with: "ale")),
            ("I ned milk", nil, "ned", "need", .insufficient),
            ("put in", nil, "in", "on", .insufficient),
            ("mix alze", nil, "alze", "ale", .insufficient),
        ] as [(String, Int?, String, String, RefusedWord.Reason)]
    )
    func explains(utterance: String, edits: Int?, said: String, meant: String, reason: RefusedWord.Reason) throws {
        let refusal = try #require(try refusals(utterance, edits: edits).first)
        #expect(refusal == RefusedWord(said: said, meant: meant, reason: reason))
    }

    @Test(
        "Words that resemble nothing have no reason, nor has an utterance that ends too early",
        arguments: ["I need zebras please", "I need", "put away the kettle", "xyzzy"]
    )
    func isSilent(utterance: String) throws {
        #expect(try refusals(utterance) == [])
    }

    @Test("A corrected or exact reading needs no reason; a parse without explanation looks for none")
    func isForExplanationsOnly() throws {
        let parser = try Fixture.parser(yaml: Self.grammar)
        #expect(try parser.explain("I neeed tea please").nearest.isEmpty)
        #expect(try parser.parse("I nee wine").nearest.compactMap(\.refusal).isEmpty)
    }
}
