import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Misspelt words that a wildcard would take")
struct SuspectedWordTests {
    private static let music = """
        language: en
        intents:
          Play: {data: [{sentences: ["play {title} [in the {room}]", "play {title} on the {speaker} [please]"]}]}
          Pause: {data: [{sentences: ["play nothing more"]}]}
        skip_words: [please]
        lists:
          title: {wildcard: true}
          room: {values: [kitchen, {in: bathroom, out: B}, hall, {in: café, out: C}]}
          speaker: {values: [loudspeaker, {in: marian's box, out: 1}, {in: marion's box, out: 2}]}
        opposites: [[kitchen, chicken]]
        """

    private static func result(_ text: String, _ options: ParseOptions = ParseOptions()) throws -> ParseResult {
        try Fixture.parser(yaml: music).parse(text, options: options)
    }

    @Test(
        "Suspect words are corrected to known ones, if that leaves less to the wildcard",
        arguments: [
            ("play hey jude in the kitchne", "hey jude", "room", "kitchen"),
            ("play hey jude in the bahtroom", "hey jude", "room", "B"),
            ("please play hey jude in the kitcehn please", "hey jude", "room", "kitchen"),
            ("play hey jude on the loudspaeker", "hey jude", "speaker", "loudspeaker"),
            // A short word with a letter doubled, and words said again.
            ("play hey jude in thee kitchen", "hey jude", "room", "kitchen"),
            ("play hey jude in the kitchen kitchen", "hey jude", "room", "kitchen"),
        ]
    )
    func edited(text: String, title: String, slot: String, value: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .approximate)
        let best = try #require(result.best)
        #expect(best["title"]?.value == .string(title))
        #expect(best[slot]?.value == .string(value))
        #expect(best.edits == 1)
        #expect(try Self.result(text, .exact).best?[slot] == nil)
    }

    @Test(
        "They stay where nothing else is certain",
        arguments: [
            // No similar word; too short; known; similar to an opposite; the wildcard would read no less; a name that
            // repeats a word.
            "play dancing in the moonlight", "play hey jude in the hal", "play kitchen in the hall tonight",
            "play hey jude in the chickn", "play kitchne", "play nothin moer", "play kitchne in the hall",
            "play bye bye bye", "play duran duran in the hall",
        ]
    )
    func untouched(text: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .exact)
        #expect(result.best?.edits == 0)
    }

    @Test(arguments: ["play hey jude in the in the kitchen", "play play hey jude in the kitchen"])
    func `words said again are left out of the wildcard`(text: String) throws {
        let best = try #require(try Self.result(text).best)
        #expect(best["title"]?.value == .string("hey jude"))
        #expect(best["room"]?.value == .string("kitchen"))
        #expect(best.editedWords.map(\.kind) == [.filler])
    }

    @Test func `words that are equally similar to two are asked about, and may be meant`() throws {
        let result = try Self.result("play hey jude on the mariun's box")
        #expect(result.match == .ambiguous)
        let speakers = result.readings.map { $0["speaker"]?.value.description }
        #expect(speakers == ["1", "2", nil])
        #expect(result.readings.last?.edits == 0)
    }

    @Test("Further readings are those without edits, and an explanation has the reason why they lost")
    func others() throws {
        let text = "play hey jude in the kitchne"
        let readings = try Self.result(text, ParseOptions(limit: 3)).readings
        #expect(readings.map(\.edits) == [1, 0])
        #expect(try Self.result(text, ParseOptions(limit: 1)).readings.count == 1)
        let explanation = try Fixture.parser(yaml: Self.music).explain(text, options: ParseOptions(limit: 3))
        #expect(explanation.match == .approximate)
        #expect(explanation.readings.map(\.lostBy) == [nil, .wildcardText(7, 19)])
    }

    @Test("No word is edited where the caller wants none, and no more than allowed")
    func limit() throws {
        let text = "play hey jude on the loudspaeker pleasee"
        #expect(try Self.result(text, .exact).match == .exact)
        #expect(try Self.result("play hey jude in the kitchne", ParseOptions(edits: 1)).match == .approximate)
    }
}
