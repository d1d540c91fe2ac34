import ParlanceGrammar
import Testing

@testable import ParlancePipeline

/// Values in which a link word occurs: "at" in "tomorrow at 7:30" begins no second value.
@Suite("Answers with link words inside of values")
struct LinkedValueTests {
    private static let grammar = """
        language: en
        intents:
          SetAlarm: {data: [{sentences: ["wake me [up] [{when}] [with {song}] [in {room}]"]}]}
        lists:
          when: {type: date-time, direction: future}
          song: {values: [birds, a gong]}
          room: {values: [the attic, the hall]}
        """
    private static let declarations = """
        SetAlarm: {confirmation: always, slots: {when: {type: any, required: true}, song: {type: text}, room: {type: term}}}
        """

    @Test(arguments: [
        ("tomorrow at half past seven", ["when": "tomorrow at half past seven"]),
        ("tomorrow at 7:30 in the attic", ["when": "tomorrow at 7:30", "room": "the attic"]),
        ("in the hall with birds", ["room": "the hall", "song": "birds"]),
        ("in the hall tomorrow at noon", ["room": "the hall", "when": "tomorrow at noon"]),
    ])
    func `are taken whole`(answer: String, expected: [String: String]) async throws {
        let loaded = try GrammarLoader().load([
            SourceText(name: "grammar.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["SetAlarm"]) { ScriptedHandler() }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        await talk.say("wake me up")
        await talk.say(answer)
        let request = try #require(talk.dialog.pending?.request)
        for (name, words) in expected {
            #expect(request[name]?.spoken == words || request[name]?.name == words, "\(name): \(request)")
        }
        #expect(Set(request.names) == Set(expected.keys))
    }
}
