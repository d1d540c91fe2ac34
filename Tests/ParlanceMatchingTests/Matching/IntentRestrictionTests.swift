import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Options with intents")
struct IntentRestrictionTests {
    private static func parser() throws -> Parser {
        let text = """
            language: en
            intents:
              Play: {data: [{sentences: ["play [the] {song}"]}]}
              Search: {data: [{sentences: ["play {query}", "find [the] {song}"]}]}
              Stop: {data: [{sentences: ["stop the music"]}]}
            lists: {song: {values: [blue moon, yesterday]}, query: {wildcard: true}}
            """
        return Parser(try GrammarLoader().load([SourceText(name: "a.yaml", text: text)]).grammar)
    }

    @Test(
        "Templates of other intents are not considered",
        arguments: [
            ("play blue moon", [], "Play"), ("play blue moon", ["Search"], "Search"),
            ("play blue moon", ["Play", "Stop"], "Play"), ("play blue mon", ["Play"], "Play"),
            ("play blue moon", ["Stop"], nil), ("stop the musik", ["Stop"], "Stop"), ("stop the musik", ["Play"], nil),
        ] as [(String, [String], String?)]
    )
    func restricts(_ text: String, _ intents: [String], _ intent: String?) throws {
        for limit in [1, 5] {
            let options = ParseOptions(limit: limit, intents: intents)
            let result = try Self.parser().parse(text, options: options)
            #expect(result.readings.first?.intent == intent)
            #expect(intents.isEmpty || result.readings.allSatisfy { intents.contains($0.intent) })
            #expect(try Self.parser().explain(text, options: options).readings.first?.reading.intent == intent)
        }
    }

    @Test("Near misses and readings in part are those of these intents")
    func restrictsNearMisses() throws {
        let parser = try Self.parser()
        let nearest = try parser.parse("stop the car", options: ParseOptions(edits: 0, intents: ["Play"])).nearest
        #expect(nearest.isEmpty)
        let partial = ParseOptions(edits: 0, partial: true, intents: ["Search"])
        let readings = try parser.parse("my dear friend find yesterday", options: partial).readings
        #expect(!readings.isEmpty && readings.allSatisfy { $0.intent == "Search" })
    }

    @Test("The restriction of one utterance does not apply to the next")
    func isForgotten() throws {
        let parser = try Self.parser()
        #expect(try parser.parse("play blue moon", options: ParseOptions(intents: ["Search"])).best?.intent == "Search")
        #expect(try parser.parse("play blue moon").best?.intent == "Play")
    }

    @Test("An unknown intent is an error that suggests the nearest one")
    func refusesUnknown() throws {
        let parser = try Self.parser()
        let error = ParseError.unknownIntent("Serch", suggestion: "Search")
        #expect(throws: error) { try parser.parse("stop", options: ParseOptions(intents: ["Play", "Serch"])) }
        #expect(throws: error) { try parser.explain("stop", options: ParseOptions(intents: ["Serch"])) }
        #expect(error.message == "the grammar has no intent 'Serch'; did you mean 'Search'?")
    }
}
