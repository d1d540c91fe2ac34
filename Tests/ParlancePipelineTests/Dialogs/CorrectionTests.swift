import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Requests that were understood with corrections")
struct CorrectionTests {
    private static let grammar = """
        language: en
        intents:
          Phone: {data: [{sentences: ["call {person}", "call (somebody|someone)"]}]}
          Visit: {data: [{sentences: ["visit {person}", "visit somebody", "visit somebody called {words:person}"]}]}
          Send: {data: [{sentences: ["send {amount} dollars to {person}"]}]}
          Count: {data: [{sentences: ["count the people"]}]}
          Wave: {data: [{sentences: ["wave to {person}"]}]}
        lists:
          person: {values: [{in: "[my] mother", out: mother}, Jonathan, Margaret]}
          amount: {range: {from: 1, to: 100}}
          words: {wildcard: true}
        """

    private static let declarations = """
        Phone: {slots: {person: {type: term, required: true}}}
        Send: {confirmation: always, slots: {person: {type: term}, amount: {type: integer}}}
        Visit: {slots: {person: {type: term, required: true}}}
        Count: {confirm_corrections: false}
        Wave: {confirmation: never}
        """

    private func conversation(_ handler: ScriptedHandler = ScriptedHandler()) throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "people.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var handlers = HandlerTable()
        handlers.add(["Phone", "Visit", "Send", "Count", "Wave"]) { handler }
        return Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
    }

    private func recording(_ log: Log<IntentRequest>) -> ScriptedHandler {
        ScriptedHandler(doer: {
            log.add($0)
            return IntentResponse(.success)
        })
    }

    @Test(arguments: [("cal Margaret", "call margaret"), ("call Margret", "call margaret")])
    func `one is told, and done only when it is confirmed`(utterance: String, understood: String) async throws {
        let log = Log<IntentRequest>()
        var talk = try conversation(recording(log))
        let turn = await talk.say(utterance)
        #expect(turn.messages.map(\.key) == [.corrected, .confirmIntent])
        #expect(turn.corrections.map { $0.understood.lowercased() } == [understood])
        #expect(turn.corrections.map(\.said) == [utterance])
        #expect(log.entries.isEmpty)
        let done = await talk.say("yes")
        #expect(done.code == .success && done.messages.map(\.key) == [.response] && done.corrections == [])
        #expect(log.entries.map(\.corrections) == [turn.corrections])
    }

    @Test(arguments: ["no", "never mind"])
    func `one that was not meant is dropped`(reply: String) async throws {
        let log = Log<IntentRequest>()
        var talk = try conversation(recording(log))
        await talk.say("cal Margaret")
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.cancelled] && log.entries.isEmpty && turn.dialog.question == nil)
    }

    @Test func `one that is confirmed anyway is confirmed once`() async throws {
        var talk = try conversation()
        #expect(await talk.say("sned 5 dollars to Margaret").messages.map(\.key) == [.corrected, .confirmIntent])
        #expect(await talk.say("yes").code == .success)
    }

    @Test(arguments: ["count teh people", "wvae to Margaret"])
    func `where a guess does no harm, or nothing is ever confirmed, one is but told`(utterance: String) async throws {
        var talk = try conversation()
        let turn = await talk.say(utterance)
        #expect(turn.code == .success && turn.messages.map(\.key) == [.corrected, .response])
    }

    @Test func `what was said word for word is not confirmed`() async throws {
        var talk = try conversation()
        let turn = await talk.say("call Margaret")
        #expect(turn.code == .success && turn.messages.map(\.key) == [.response])
    }

    @Test func `the question that confirms it tells the guess, however many come before`() async throws {
        let people = ["Margaret Hill", "Margaret Dale"].enumerated().map { index, name in
            ParameterValue(Term(identifier: "m\(index)", phrase: TermPhrase(name)))
        }
        let handler = ScriptedHandler(resolvers: [
            "person": { [$0["person"]?.term == nil ? .disambiguation(people) : .accepted] }
        ])
        var talk = try conversation(handler)
        #expect(await talk.say("cal Margaret").messages.map(\.key) == [.corrected, .choose])
        #expect(await talk.say("Hill").messages.map(\.key) == [.corrected, .confirmIntent])
        #expect(await talk.say("yes").handled("person") == ["Margaret Hill"])
    }

    @Test func `a value that was guessed is confirmed, too`() async throws {
        var talk = try conversation()
        #expect(await talk.say("call somebody").asksForValue)
        #expect(await talk.say("Jonathon").messages.map(\.key) == [.corrected, .confirmIntent])
        #expect(await talk.say("yes").interaction?.request["person"]?.value == .string("Jonathan"))
    }

    @Test(arguments: ["Jonathon", "another", "Tom"])
    func `where any words are an answer nothing is corrected into a known one`(reply: String) async throws {
        var talk = try conversation()
        #expect(await talk.say("visit somebody").asksForValue)
        let turn = await talk.say(reply)
        #expect(turn.handled("person") == [reply] && turn.corrections == [])
    }

    @Test(arguments: ["cal Margaret", "sned 5 dollars to Margaret", "count teh people"])
    func `one takes the place of no open question`(utterance: String) async throws {
        var talk = try conversation()
        await talk.say("send 7 dollars to Jonathan")
        let turn = await talk.say(utterance)
        #expect(turn.messages.map(\.key) == [.notUnderstood, .confirmIntent])
        #expect(turn.dialog.request?["amount"]?.value == .integer(7))
    }

    private static let two = ["Margaret Hill", "Margaret Dale"].enumerated().map { index, name in
        ParameterValue(Term(identifier: "m\(index)", phrase: TermPhrase(name)))
    }

    @Test(arguments: ["the other one", "the other one please", "no, the other"])
    func `no correction comes before what the words answer as they are`(reply: String) async throws {
        let asked = ScriptedHandler(resolvers: [
            "person": { [$0["person"]?.term == nil ? .confirmationRequired(Self.two[0]) : .accepted] }
        ])
        var talk = try conversation(asked)
        #expect(await talk.say("call Margaret").toConfirm == "Margaret Hill")
        let turn = await talk.say(reply)
        #expect(turn.asksForValue && turn.interaction == nil && turn.corrections == [])
    }

    @Test(arguments: [("the other one", ["Margaret Dale"]), ("the first one", ["Margaret Hill"])])
    func `of two the other one is the second`(reply: String, chosen: [String]) async throws {
        let handler = ScriptedHandler(resolvers: [
            "person": { [$0["person"]?.term == nil ? .disambiguation(Self.two) : .accepted] }
        ])
        var talk = try conversation(handler)
        await talk.say("call Margaret")
        #expect(await talk.say(reply).handled("person") == chosen)
    }

    @Test func `of three there is no other one`() async throws {
        var talk = try conversation(.resolving("person", [.disambiguation(Courier.people)]))
        await talk.say("call Margaret")
        #expect(await talk.say("the other one").messages.map(\.key) == [.notUnderstood, .choose])
    }

    @Test func `a request that was stored keeps its guesses`() async throws {
        var talk = try conversation()
        await talk.say("cal Margaret")
        try talk.restore()
        #expect(await talk.say("yes").interaction?.request.corrections.map(\.said) == ["cal Margaret"])
    }
}
