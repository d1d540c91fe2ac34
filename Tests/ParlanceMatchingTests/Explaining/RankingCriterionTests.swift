import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Criteria between readings")
struct RankingCriterionTests {
    @Test(
        "The first rule of the ranking by which they differ",
        arguments: [
            ("play {any}", "play {area}", "play kitchen", .wildcards(0, 1)),
            ("play {any}", "play [the] {any}", "play the x", .wildcardText(1, 4)),
            ("set {n}", "set kitchen {any}", "set 5", nil),
            ("a {any} c {more}", "a {any} c [d] {more}", "a b c d e", .wildcardText(2, 3)),
            ("{area}", "{area}", "kitchen", .intentName("A", "B")),
            ("play {any}", "play {any} by {more}", "play a by b", .wildcardText(2, 4)),
            ("play {any}", "play {any} {more}", "play a b", .wildcards(1, 2)),
            ("play {any}", "play {any} {n}", "play a 5", .wildcardText(1, 2)),
            ("put living {any}", "put {area} {any}", "put living room on", .wildcardText(2, 6)),
            ("say {name} {any}", "say fan {any}", "say fan x", .literalText(6, 3)),
            ("put [on] {n} {any}", "put {n} [on] {any}", "put 5 a", .intentName("A", "B")),
            ("put five {any}", "put {n} {any}", "put five a", .intentName("A", "B")),
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

    @Test("The order of declaration, and the caller's preference")
    func others() throws {
        let parser = try Fixture.parser("turn on [the] {area}", "turn [on the] {area}", "turn on the {any:name}")
        #expect(
            try parser.explain("turn on the kitchen").readings.map(\.lostBy) == [nil, .declaration, .wildcards(0, 1)]
        )
        let preferring = try parser.explain("turn on the kitchen", options: ParseOptions(preferredSlot: "area"))
        #expect(preferring.readings.map(\.lostBy) == [nil, .declaration, .preference])
    }
}
