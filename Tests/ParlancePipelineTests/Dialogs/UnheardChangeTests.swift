import ParlanceGrammar
import Testing

@testable import ParlancePipeline

/// Replies that say more than yes to the question whether to carry out a request.
@Suite("Answers with more than a yes")
struct UnheardChangeTests {
    private static let grammar = """
        language: en
        intents:
          Ship:
            data:
              - sentences:
                  - "ship <load> [from {depot:start}] [to {depot:end}] [by {service}] [within {days} days]"
        lists:
          depot: {values: [Hull, Cork, Bergen]}
          service: {values: [boat, plane]}
          crates: {range: {from: 1, to: 99}}
          days: {range: {from: 1, to: 99}}
        expansion_rules: {load: "{crates:load} crates"}
        """

    private func confirming(_ utterance: String = "ship 5 crates from Hull to Cork by boat") async throws
        -> Conversation
    {
        let loaded = try GrammarLoader().load([
            SourceText(name: "ship.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: "Ship: {confirmation: always}"),
        ])
        var handlers = HandlerTable()
        handlers.add(["Ship"]) { ScriptedHandler() }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        #expect(await talk.say(utterance).messages.map(\.key) == [.confirmIntent])
        return talk
    }

    @Test func `after words that were not understood, the next yes is asked for once more`() async throws {
        var talk = try await confirming()
        await talk.say("but on the blue pallet")
        let turn = await talk.say("cool")
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent])
        #expect(turn.messages.first?.detail == "before")
        #expect(turn.messages.first?.arguments["value"] == .string("but on the blue pallet"))
        #expect(await talk.say("cool").handled("start") == ["Hull"])
    }

    @Test func `another change tells what was not understood, and the next yes counts`() async throws {
        var talk = try await confirming()
        await talk.say("but on the blue pallet")
        let turn = await talk.say("by plane")
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent])
        #expect(turn.messages.first?.arguments["value"] == .string("but on the blue pallet"))
        #expect(await talk.say("yes").handled("start") == ["Hull"])
    }

    @Test(arguments: [["but on the blue pallet", "repeat that"], ["but on the blue plane", "by plane"], ["hmpf"]])
    func `a yes counts if the question was heard again, the change said again, or if only a word was not understood`(
        said: [String]
    ) async throws {
        var talk = try await confirming()
        for words in said { await talk.say(words) }
        #expect(await talk.say("yes").handled("start") == ["Hull"])
    }

    @Test func `a stored dialog knows what was not understood`() async throws {
        var talk = try await confirming()
        await talk.say("but on the blue pallet")
        try talk.restore()
        #expect(await talk.say("yes").messages.map(\.key) == [.notUnderstood, .confirmIntent])
    }

    @Test(arguments: ["yes, my customers are waiting", "yes I am serious", "sure, that is their usual load"])
    func `an agreement may give a reason`(reply: String) async throws {
        var talk = try await confirming()
        #expect(await talk.say(reply).handled("end") == ["Cork"])
    }

    @Test(arguments: [
        "yes, but on the blue pallet", "ok, let me think about it", "good question", "sure, if it is cheap",
        "yes, only not today", "fine, I do it myself", "yes, what is the price?", "yes, with crate number 7",
        "cool story", "yes and to Bergen by plane",
    ])
    func `an agreement that may say something else is none`(reply: String) async throws {
        var talk = try await confirming()
        let turn = await talk.say(reply)
        #expect(turn.interaction == nil)
    }

    @Test(arguments: [
        ("to Bergen, and by plane", ["Bergen", "plane"]), ("to Bergen and by plane, please", ["Bergen", "plane"]),
        ("by plane, I am in a hurry", ["Cork", "plane"]), ("to Bergen, but on the blue pallet", ["Cork", "boat"]),
        ("to Bergen, for at most 20 euros", ["Cork", "boat"]),
    ])
    func `all changes of an answer are made, or none`(reply: String, expected: [String]) async throws {
        var talk = try await confirming()
        let request = await talk.say(reply).dialog.request
        #expect([request?["end"]?.name, request?["service"]?.name] == expected)
    }
}
