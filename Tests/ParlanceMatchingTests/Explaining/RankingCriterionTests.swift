import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("What decides between readings")
struct RankingCriterionTests {
    @Test(
        "The first rule of the ranking by which they differ",
        arguments: [
            ("play {any}", "play {area}", "play kitchen", .wildcards(0, 1)),
            ("play {any}", "play [the] {any}", "play the x", .literalText(7, 4)),
            ("set {n}", "set kitchen {any}", "set 5", nil),
            ("a {any} c {more}", "a {any} c [d] {more}", "a b c d e", .literalText(3, 2)),
            ("{area}", "{area}", "kitchen", .intentName("A", "B")),
            ("play {any}", "play {any} by {more}", "play a by b", .literalText(6, 4)),
            ("play {any}", "play {any} {more}", "play a b", .wildcards(1, 2)),
            ("play {any}", "play {any} {n}", "play a 5", .wildcardText(1, 3)),
        ] as [(String, String, String, RankingCriterion?)]
    )
    func criterion(first: String, second: String, utterance: String, criterion: RankingCriterion?) throws {
        let parser = try Fixture.parser(
            yaml: """
                language: en
                intents:
                  B: {data: [{sentences: ["\(second)"]}]}
                  A: {data: [{sentences: ["\(first)"]}]}
                \(Fixture.lists)
                """
        )
        let readings = try parser.explain(utterance).readings
        #expect(readings[0].lostBy == nil)
        #expect(readings.dropFirst().first?.lostBy == criterion)
    }

    @Test("The order of declaration, and what the caller prefers")
    func others() throws {
        let parser = try Fixture.parser("turn on [the] {area}", "turn [on the] {area}", "turn on the {any:name}")
        #expect(
            try parser.explain("turn on the kitchen").readings.map(\.lostBy) == [nil, .declaration, .wildcards(0, 1)]
        )
        let preferring = try parser.explain("turn on the kitchen", options: ParseOptions(preferredSlot: "area"))
        #expect(preferring.readings.map(\.lostBy) == [nil, .declaration, .preference])
    }
}
