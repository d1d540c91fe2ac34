import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Requests for all there are")
struct WholesTests {
    private static let grammar = """
        language: en
        intents:
          Forget:
            data:
              - sentences: ["forget [all|every one of] [my|the] alarms", "forget the alarm for {hour}"]
              - sentences: ["wipe the alarms"]
                slots: {all: true}
          Light:
            data: [{sentences: ["turn on all [the] lights"]}]
        lists:
          hour: {range: {from: 1, to: 12}}
        """

    private static let declarations = """
        Forget:
          confirmation: all
          slots: {hour: {type: integer}, all: {type: boolean}}
        Light: {}
        """

    private func talk() throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "home.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["Forget", "Light"]) { ScriptedHandler() }
        return Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
    }

    @Test(arguments: ["forget all my alarms", "forget every one of the alarms", "wipe the alarms"])
    func `are confirmed where the declaration says so`(_ words: String) async throws {
        var talk = try talk()
        let asked = await talk.say(words)
        #expect(asked.question?.confirmsIntent == true)
        let done = await talk.say("yes")
        #expect(done.interaction?.request.intent == "Forget" && done.dialog.pending == nil)
    }

    @Test(arguments: ["forget the alarm for seven", "forget the alarms", "turn on all the lights"])
    func `others are carried out at once`(_ words: String) async throws {
        var talk = try talk()
        let turn = await talk.say(words)
        #expect(turn.interaction != nil && turn.dialog.pending == nil)
    }
}
