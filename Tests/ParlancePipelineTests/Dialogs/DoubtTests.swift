import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Questions about words in doubt")
struct DoubtTests {
    private static let grammar = """
        language: en
        intents:
          Boil:
            data: [{sentences: ["boil {food} for {time} minutes"]}]
          Light:
            data: [{sentences: ["turn on the {lamp} light"]}]
        lists:
          food: {values: [eggs, rice]}
          lamp: {values: [hall, kitchen]}
          time: {range: {from: 1, to: 99}}
        """

    private static let declarations = """
        Boil: {slots: {food: {type: term, recall: thing}, time: {type: integer, recall: value}}}
        Light: {slots: {lamp: {type: term, recall: thing}}}
        """

    /// A dialog in which a request was understood in part: the user is asked.
    private func doubtful() async throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "home.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var options = Courier.options
        options.readsPartially = true
        var handlers = HandlerTable()
        handlers.add(["Boil", "Light"]) { ScriptedHandler() }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: options)
        )
        let turn = await talk.say("gladly boil eggs for seven minutes thereabouts")
        #expect(turn.question?.confirmsIntent == true && turn.dialog.request?.intent == "Boil")
        return talk
    }

    @Test func `come back once behind another request`() async throws {
        var talk = try await doubtful()
        let turn = await talk.say("turn on the hall light")
        #expect(turn.interaction?.request.intent == "Light")
        #expect(turn.dialog.request?.intent == "Boil")
        #expect(turn.messages.contains { $0.key == .corrected })
        let next = await talk.say("turn on the kitchen light")
        #expect(next.interaction?.request.intent == "Light" && next.dialog.pending == nil)
        #expect(next.replaced?.request.intent == "Boil")
    }

    @Test func `let words refer to earlier requests`() async throws {
        var talk = try await doubtful()
        _ = await talk.say("no")
        _ = await talk.say("turn on the hall light")
        _ = await talk.say("gladly boil eggs for seven minutes thereabouts")
        let turn = await talk.say("and the kitchen?")
        #expect(turn.interaction?.request["lamp"]?.spoken == "kitchen")
    }

    @Test func `are answered as before`() async throws {
        var talk = try await doubtful()
        let turn = await talk.say("yes")
        #expect(turn.interaction?.request.intent == "Boil" && turn.dialog.pending == nil)
    }

    @Test func `are replaced by a request of the same kind`() async throws {
        var talk = try await doubtful()
        let turn = await talk.say("boil rice for ten minutes")
        #expect(turn.interaction?.request["food"]?.spoken == "rice")
        #expect(turn.dialog.pending == nil && turn.replaced?.request.intent == "Boil")
    }
}
