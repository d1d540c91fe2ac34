import Testing

@testable import ParlanceMatching

@Suite("Skip words")
struct SkipWordTests {
    private static let skipWords = "skip_words: [please, could you, now]"

    @Test(
        "Skip words may occur anywhere, but not within words, and a template that contains one keeps it",
        arguments: [
            ("turn on {name}", "please turn on lamp", "name=Lamp"),
            ("turn on {name}", "could you turn please on lamp now!", "name=Lamp"),
            ("turn on {name}", "pleased turn on lamp", nil), ("turn on {name} now", "turn on lamp now", "name=Lamp"),
            ("turn on {name}", "Could   YOU, please: turn on lamp", "name=Lamp"),
            ("play {any}", "please play come now", "any=come now"),
            ("play {any}", "play now please me", "any=now please me"),
            ("{any} on", "please me on please", "any=please me"), ("{any}", "could you now", "any=could you now"),
            ("say {any} to {name}", "say now please to fan", "any=now please name=Fan"),
        ] as [(String, String, String?)]
    )
    func skipping(template: String, utterance: String, slots: String?) throws {
        #expect(try Fixture.parser(template, top: Self.skipWords).slots(of: utterance) == slots)
    }

    @Test("Of the readings with and without a skip word the more literal one wins")
    func literalWins() throws {
        let parser = try Fixture.parser("stop {any}", "stop {any} now", top: Self.skipWords)
        let reading = try #require(try parser.parse("stop it now").readings.first)
        #expect(reading.template == "stop {any} now")
        #expect(reading["any"]?.value == "it")
    }
}
