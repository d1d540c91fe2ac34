import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("What is changed before it is confirmed")
struct ChangeTests {
    private static let grammar = """
        language: en
        intents:
          Ship:
            data:
              - sentences:
                  - "ship <load> [from {depot:start}] [to {depot:end}] [by {service}] [within {days} days]"
                  - "ship <load> to {anywhere:end}"
        lists:
          depot: {values: [Hull, Cork, Bergen]}
          service: {values: [boat, plane]}
          crates: {range: {from: 1, to: 99}}
          days: {range: {from: 1, to: 99}}
          anywhere: {wildcard: true}
        expansion_rules: {load: "{crates:load} crates [with {service:backup} as backup]"}
        """

    private func confirming(
        _ utterance: String = "ship 5 crates from Hull to Cork by boat",
        _ handler: ScriptedHandler = ScriptedHandler()
    ) async throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "ship.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: "Ship: {confirmation: always}"),
        ])
        var handlers = HandlerTable()
        handlers.add(["Ship"]) { handler }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
        #expect(await talk.say(utterance).messages.map(\.key) == [.confirmIntent])
        return talk
    }

    @Test(arguments: [
        ("no, to Bergen", "end", "Bergen"), ("from Bergen instead", "start", "Bergen"),
        ("make it to Bergen please", "end", "Bergen"), ("no, with plane", "backup", "plane"),
        ("no, by plane", "service", "plane"),
    ])
    func `a parameter takes another value, and the whole is confirmed anew`(
        reply: String,
        parameter: String,
        value: String
    ) async throws {
        var talk = try await confirming()
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.confirmIntent])
        #expect(turn.dialog.request?[parameter]?.name == value)
        let unchanged = ["start": "Hull", "end": "Cork", "service": "boat", "load": "5"].filter { $0.key != parameter }
        for (name, value) in unchanged { #expect(turn.dialog.request?[name]?.name == value) }
        #expect(await talk.say("yes").handled(parameter) == [value])
    }

    @Test(arguments: ["no, Bergen", "make it 7", "no, plane", "to Atlantis", "no, at Bergen"])
    func `a value that may be several parameters', or any words, changes nothing`(reply: String) async throws {
        var talk = try await confirming()
        let before = talk.dialog.request
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent])
        #expect(turn.dialog.request == before)
    }

    @Test func `what was agreed to before does not count for what is said now`() async throws {
        let plane = ParameterValue(.string("plane"))
        let handler = ScriptedHandler(resolvers: [
            "service": { [$0["service"]?.value == .string("boat") ? .confirmationRequired(plane) : .taken] }
        ])
        var talk = try await confirming("ship 5 crates by plane", handler)
        #expect(await talk.say("no, by boat").toConfirm == "plane")
        #expect(await talk.say("yes").messages.map(\.key) == [.confirmIntent])
        #expect(await talk.say("no, by boat").toConfirm == "plane")
    }

    @Test func `a number is enough where only one parameter has any`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("refund 20 euros")
        let turn = await talk.say("no, make it 30")
        #expect(turn.messages.map(\.key) == [.confirmIntent] && turn.messages[0].arguments["amount"] == .integer(30))
        #expect(await talk.say("no").messages.map(\.key) == [.cancelled])
    }
}
