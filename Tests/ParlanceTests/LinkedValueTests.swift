import Parlance
import Testing

/// Answers with values in which a link word occurs: "at" in "tomorrow at 7:30" begins no second value.
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
        SetAlarm: {confirmation: always, slots: {when: {type: any, required: true}, song: {type: text}, room: {type: text}}}
        """

    private struct Waker: IntentHandler {
        func handle(_ request: IntentRequest) -> IntentResponse { IntentResponse(.success) }
    }

    private static func pipeline() throws -> Pipeline {
        let texts = [
            SourceText(name: "waker.yaml", text: grammar), SourceText(name: "intents.yaml", text: declarations),
        ]
        let loaded = try GrammarLoader().load(texts)
        var handlers = HandlerTable()
        handlers.add(["SetAlarm"]) { Waker() }
        return Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers)
    }

    @Test(arguments: [
        ("tomorrow at half past seven", ["when": "tomorrow at half past seven"]),
        ("tomorrow at 7:30 in the attic", ["when": "tomorrow at 7:30", "room": "the attic"]),
        ("in the hall with birds", ["room": "the hall", "song": "birds"]),
        ("in the hall tomorrow at noon", ["room": "the hall", "when": "tomorrow at noon"]),
    ])
    func `are taken whole`(answer: String, expected: [String: String]) async throws {
        let pipeline = try Self.pipeline()
        let asked = await pipeline.respond(to: "wake me up", in: Dialog())
        let turn = await pipeline.respond(to: answer, in: asked.dialog)
        let request = try #require(turn.dialog.request)
        #expect(Set(request.names) == Set(expected.keys))
        for (name, words) in expected {
            let value = request[name]
            #expect(value?.spoken == words || value?.name == words, "\(name)")
        }
    }
}
