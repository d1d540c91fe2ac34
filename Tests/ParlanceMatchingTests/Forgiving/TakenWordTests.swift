import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("Words that a wildcard takes although the grammar explains them once one is corrected")
struct TakenWordTests {
    private static let house = """
        language: en
        intents:
          Cancel:
            data:
              - sentences:
                  - "cancel the {hours} hour timer"
                  - "cancel the {room} timer"
                  - "cancel the {name} timer"
          Where: {data: [{sentences: ["is the {device} [in] [the] {place}"]}]}
          Closed: {data: [{sentences: ["is the {device} (open|closed|locked)"]}]}
          Play: {data: [{sentences: ["play {title}", "play [the] news", "play nothing more"]}]}
        lists:
          hours: {range: {from: 1, to: 12}}
          room: {values: [living room, kitchen]}
          device: {values: [garage door, gate]}
          name: {wildcard: true}
          place: {wildcard: true}
          title: {wildcard: true}
        """

    private static func result(_ text: String) throws -> ParseResult { try Fixture.parser(yaml: house).parse(text) }

    @Test(
        "Beside a number or a word of the grammar, the corrected reading wins",
        arguments: [
            ("cancel the 1 our timer", "hours", "1"), ("cancel the 1 hoir timer", "hours", "1"),
            ("cancel the living roon timer", "room", "living room"),
            ("cancel the uh living room timer", "room", "living room"),
            ("cancle the 1 hoir timer", "hours", "1"), ("cancel the uh kitchen timer", "room", "kitchen"),
            ("cancel the li living room timer", "room", "living room"),
            ("cancel the living living room timer", "room", "living room"),
        ]
    )
    func isCorrected(text: String, slot: String, value: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .approximate)
        #expect(result.best?[slot]?.value.description == value)
        #expect(result.best?["name"] == nil)
    }

    @Test(
        "A single unknown word may be meant: the result is a question, the exact reading last",
        arguments: [
            "is the garage door opwn", "is the gate opem", "is the garage door clos", "cancel the livingroom timer",
            "cancel the kit chen timer",
        ]
    )
    func isAsked(text: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .ambiguous)
        #expect(result.readings.first?.slots.contains { $0.kind == .wildcard } == false)
        #expect(result.readings.last?.edits == 0)
    }

    @Test(
        "Names and titles stay as they are",
        arguments: [
            "cancel the pizza timer", "cancel the six pack timer", "is the gate blue", "is the gate in norway",
            "play the whole news of the world", "play nothin moer", "cancel the not 1 our timer",
        ]
    )
    func stays(text: String) throws {
        let result = try Self.result(text)
        #expect(result.match == .exact)
        #expect(result.best?.edits == 0)
    }
}
