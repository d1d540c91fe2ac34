import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Fragments in a program for one domain")
struct FragmentTests {
    private static let grammar = """
        language: en
        intents:
          Ride:
            data:
              - sentences: ["take me to {place}"]
              - sentences: ["[to] [the] {place} [please]"]
                requires_context: {program: rides}
          Pay:
            data:
              - sentences: ["pay {person}"]
              - sentences: ["{person}"]
                requires_context: {program: payments}
          Tip:
            data:
              - sentences: ["[the] {person} [please]"]
                requires_context: {program: tips}
        lists:
          place: {values: [airport, hotel, museum]}
          person: {values: [Mia, Oleg]}
        """

    private static let declarations = """
        Ride: {confirmation: always, slots: {place: {type: term, required: true}}}
        Pay: {confirmation: always, slots: {person: {type: term, required: true}}}
        Tip: {slots: {person: {type: term, required: true}}}
        """

    private func conversation(program: String?, context: [String: Value] = [:]) throws -> Conversation {
        let loaded = try GrammarLoader().load([
            SourceText(name: "town.yaml", text: Self.grammar),
            SourceText(name: "intents.yaml", text: Self.declarations),
        ])
        var options = Courier.options
        options.program = program
        options.readsPartially = true
        var handlers = HandlerTable()
        handlers.add(["Ride", "Pay", "Tip"]) { ScriptedHandler() }
        var talk = Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: options)
        )
        talk.situation.context = context
        return talk
    }

    @Test(arguments: ["hotel please", "to the airport", "museum"])
    func `are requests there, and nothing elsewhere`(utterance: String) async throws {
        var rides = try conversation(program: "rides")
        #expect(await rides.say(utterance).dialog.request?.intent == "Ride")
        var payments = try conversation(program: "payments")
        #expect(await payments.say(utterance).question == nil)
        var all = try conversation(program: nil)
        #expect(await all.say(utterance).question == nil)
    }

    @Test func `are read with the context of one turn, too`() async throws {
        var talk = try conversation(program: nil, context: ["program": .string("payments")])
        #expect(await talk.say("Mia").dialog.request?.intent == "Pay")
    }

    @Test func `may be several`() async throws {
        var talk = try conversation(program: "rides")
        let turn = await talk.say("to the hotel and to the museum")
        #expect(turn.dialog.request?.intent == "Ride" && turn.dialog.queue.map(\.intent) == ["Ride"])
    }

    @Test(arguments: ["I saw the hotel", "hottel", "the hotel is nice", "not to the airport", "the hotel, not"])
    func `are not read in part, nor corrected`(utterance: String) async throws {
        var talk = try conversation(program: "rides")
        #expect(await talk.say(utterance).question == nil)
    }

    @Test(arguments: ["it rains, hotel please", "hotel please, I'm so tired", "well, it rains, the hotel, hurry"])
    func `may have remarks beside them, if they are always confirmed`(utterance: String) async throws {
        var talk = try conversation(program: "rides")
        #expect(await talk.say(utterance).dialog.request?.intent == "Ride")
        var tips = try conversation(program: "tips")
        #expect(await tips.say(utterance.replacing("hotel", with: "Mia")).question == nil)
    }

    @Test(arguments: ["not the museum, the hotel", "the hotel, but later", "Mia, the hotel, 7"])
    func `have no others beside them`(utterance: String) async throws {
        var talk = try conversation(program: "rides")
        #expect(await talk.say(utterance).question == nil)
    }

    @Test func `are no requests while a question is open`() async throws {
        var talk = try conversation(program: "payments")
        await talk.say("pay Mia")
        let turn = await talk.say("Oleg")
        #expect(turn.dialog.request?.intent == "Pay")
        #expect(turn.dialog.queue.isEmpty && turn.replaced == nil)
    }
}
