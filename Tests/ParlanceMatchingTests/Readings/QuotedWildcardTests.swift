import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Edges of a wildcard's value")
struct QuotedWildcardTests {
    @Test(
        "Quotation marks around the whole value, and punctuation at its ends, are no part of it; inside all is as said",
        arguments: [
            (#"play "99 Luftballons""#, "99 Luftballons"), ("play “99 Luftballons.”", "99 Luftballons"),
            ("play „99 Luftballons“ now", "99 Luftballons"), ("play «Je t'aime» now!", "Je t'aime"),
            ("play 「さくら」 now", "さくら"), (#"play "A" and "B" now"#, #""A" and "B""#),
            (#"play the "best of" now"#, #"the "best of""#), (#"play ""#, #"""#),
            ("play Lunch? At 12:30, ok… now", "Lunch? At 12:30, ok"), ("play rock 'n' roll now", "rock 'n' roll"),
        ]
    )
    func edges(utterance: String, value: String) throws {
        let parser = try Fixture.parser("play {any} [now]")
        let slot = try parser.parse(utterance, options: .exact).best?["any"]
        #expect(slot?.value == .string(value))
        let spoken = try #require(slot?.spoken)
        #expect(utterance[spoken.range] == value[...])
    }
}
