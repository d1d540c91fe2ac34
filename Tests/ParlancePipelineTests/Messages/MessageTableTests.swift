import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Texts of messages")
struct MessageTableTests {
    /// The languages of the shipped grammars.
    private static let languages = ["en", "de", "es", "fr", "it", "ja", "nl"]

    private static let messages = """

        messages:
          SendParcel:
            recipient:
              value: ["Who gets the {weight, plural, one {# kilo} other {# kilos}}?", "Who gets the parcel?"]
            service:
              unsupported: "{value} can't do it."
              unsupported.tooFar: "It is too far for {service}."
            response:
              success: "On its way to {recipient}, there {eta, time, ::Hm} on {eta, date, ::EEEEdMMMM}."
          Invite.guest.choose: "{candidates_count, spellout} people: {candidates}?"
          Invite.response: "{guest_count, plural, one {{guest} is} other {{guest} are}} invited."
          response.failure: "It failed: {detail}."
        """

    private func told(_ utterances: String..., by handler: ScriptedHandler, in grammar: String = Courier.english)
        async throws -> [String]
    {
        var conversation = Conversation(try Courier.pipeline(grammar, handler: handler))
        let turn = try #require(await conversation.say(all: utterances))
        let table = MessageTable(
            try Courier.loaded(grammar == Courier.english ? grammar + Self.messages : grammar).grammar
        )
        return turn.texts(from: table, language: conversation.pipeline.language)
    }

    @Test(arguments: [
        ("send a parcel", "Who gets the parcel?"), ("send a parcel weighing one kilos", "Who gets the 1 kilo?"),
        ("send 200 kilos", "Who gets the 200 kilos?"),
    ])
    func `the first text counts whose arguments are all there`(utterance: String, expected: String) async throws {
        #expect(try await told(utterance, by: ScriptedHandler()) == [expected])
    }

    @Test(arguments: [("tooFar", "It is too far for bike."), ("tooHeavy", "bike can't do it.")])
    func `the most specific name wins`(reason: String, expected: String) async throws {
        let handler = ScriptedHandler.resolving("service", [.unsupported(reason: reason)])
        #expect(try await told("send a parcel to Mary by bike", by: handler) == [expected])
    }

    @Test func `numbers, dates and lists of a response are told as the language does`() async throws {
        let details: [String: Value] = ["eta": .object(["dateTime": .string("2026-05-03T18:05")])]
        let handler = ScriptedHandler(doer: { _ in IntentResponse(.success, details: details) })
        let expected = "On its way to Mary, there 18:05 on Sunday, May 3."
        #expect(try await told("send a parcel to Mary", by: handler) == [expected])
    }

    @Test(arguments: [("invite Mary", "Mary is invited."), ("invite Mary and Zoe", "Mary and Zoe are invited.")])
    func `a list has its count beside it`(utterance: String, expected: String) async throws {
        #expect(try await told(utterance, by: ScriptedHandler()) == [expected])
    }

    @Test func `candidates are a choice`() async throws {
        let handler = ScriptedHandler.resolving("guest", [.disambiguation(Courier.people)])
        let expected = "three people: John Smith, John Miller, or Mary Jones?"
        #expect(try await told("invite John", by: handler) == [expected])
    }

    @Test func `what is told of failure is told of all kinds of it`() async throws {
        let handler = ScriptedHandler(doer: { _ in IntentResponse("failureNoCourier") })
        #expect(try await told("send a parcel to Mary", by: handler) == ["It failed: failure no courier."])
        let message = Message(.response, intent: "A", detail: "failureNoCourier")
        #expect(
            message.keys == [
                "A.response.failureNoCourier", "response.failureNoCourier", "A.response.failure", "A.response",
                "response.failure", "response",
            ]
        )
    }

    @Test func `a kind of failure is told as the nearest that there is a text for`() {
        let table = MessageTable(Grammar(language: "en"))
        let codes = [
            "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunch", "failureX", "failure",
        ]
        let texts = codes.map { table.text(of: Message(.response, detail: $0), language: "en") }
        let app = "Please open the app for that."
        let failure = "Sorry, that did not work."
        #expect(texts == [app, app, failure, failure])
    }

    @Test func `what the grammar does not say is said by default`() async throws {
        #expect(try await told("blah blah", by: ScriptedHandler()) == ["Sorry, I don't understand that."])
        #expect(try await told("take a note", by: ScriptedHandler()) == ["What shall it be?"])
        #expect(try await told("blah", by: ScriptedHandler(), in: Courier.german) == ["Das verstehe ich leider nicht."])
    }

    @Test(arguments: Self.languages, MessageKey.allCases.filter { $0 != .called })
    func `there is a default for each key in the languages of the shipped grammars`(language: String, key: MessageKey)
        throws
    {
        let table = MessageTable(Grammar(language: language))
        for message in [
            Message(key), Message(key, intent: "StartWorkout", parameter: "goalValue", detail: "someReason"),
        ] {
            var message = message
            if key == .choose { message.arguments["candidates"] = .array([.string("a"), .string("b")]) }
            if key == .ambiguous { message.arguments["intents"] = .array([.string("A"), .string("B")]) }
            if key == .scheduled { message.arguments["when"] = .string("at nine") }
            if key == .confirm { message.arguments["value"] = .string("a") }
            guard message.intent != nil || ![.value, .unsupported, .choose, .confirmIntent].contains(key) else {
                continue
            }
            let text = try #require(table.text(of: message, language: language))
            #expect(!text.isEmpty && !text.contains("{"))
        }
    }

    @Test func `other languages have no defaults`() {
        #expect(MessageTable(Grammar(language: "pl")).text(of: Message(.notUnderstood), language: "pl") == nil)
        #expect(MessageTable(Grammar(language: "en")).text(of: Message(.notUnderstood), language: "de") == nil)
    }

    @Test func `a table may hold several languages`() throws {
        let table = MessageTable([Grammar(language: "en"), Grammar(language: "de-CH")])
        #expect(table.text(of: Message(.response), language: "en") == "Done.")
        #expect(table.text(of: Message(.response), language: "de-CH") == "Erledigt.")
    }

    @Test func `a parameter is called as the grammar calls it, and never by its name in programs`() throws {
        let message = Message(.value, intent: "SendParcel", parameter: "weight")
        let named = Courier.english + "\nmessages: {SendParcel.weight.called: [heaviness, weight]}"
        let table = MessageTable(try Courier.loaded(named).grammar)
        #expect(table.text(of: message, language: "en") == "What is the heaviness?")
        for key in MessageKey.allCases where key != .called {
            let message = Message(key, intent: "A", parameter: "dropOffLocation")
            let text = MessageTable(Grammar(language: "en")).text(of: message, language: "en") ?? ""
            #expect(!text.lowercased().contains("drop"), "\(key)")
        }
    }
}
