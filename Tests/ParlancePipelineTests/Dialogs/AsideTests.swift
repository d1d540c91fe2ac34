import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Asides in a dialog")
struct AsideTests {
    private func asked(_ grammar: String = Courier.english, _ start: String = "send a parcel") async throws
        -> Conversation
    {
        var talk = Conversation(try Courier.pipeline(grammar, handler: ScriptedHandler()))
        #expect(await talk.say(start).question?.parameter == "recipient")
        return talk
    }

    @Test(
        arguments: [
            ("hold on", [.waiting, .value]), ("one moment please", [.waiting, .value]),
            ("let me think", [.waiting, .value]),
            ("what?", [.value]), ("say that again", [.value]), ("I didn't catch that", [.value]),
            ("help", [.help, .value]), ("what can I say?", [.help, .value]), ("what are my options", [.help, .value]),
            ("go back", [.value]), ("start over", [.value]),
        ] as [(String, [MessageKey])]
    )
    func `the question is asked again, and nothing is misunderstood`(reply: String, keys: [MessageKey]) async throws {
        var talk = try await asked()
        for _ in 1...4 { #expect(await talk.say(reply).messages.map(\.key) == keys) }
        #expect(await talk.say("to Mary").handled("recipient") == ["Mary"])
    }

    @Test(
        arguments: [
            ("Moment mal", [.waiting, .value]), ("wie bitte", [.value]), ("Hilfe", [.help, .value]),
            ("was kann ich sagen", [.help, .value]), ("zurück", [.value]), ("von vorne", [.value]),
        ] as [(String, [MessageKey])]
    )
    func `the same in German`(reply: String, keys: [MessageKey]) async throws {
        var talk = Conversation(try Courier.pipeline(Courier.german, handler: ScriptedHandler()))
        await talk.say("schick ein Paket")
        #expect(await talk.say(reply).messages.map(\.key) == keys)
        #expect(await talk.say("Maria").handled("recipient") == ["Maria"])
    }

    @Test func `an aside says what kind of answer is expected`() async throws {
        var talk = try await asked()
        #expect(await talk.say("help").messages[0].keys.contains("help.value"))
        talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("refund 20 euros")
        #expect(await talk.say("help").messages[0].keys.contains("help.confirm_intent"))
    }

    @Test func `going back takes answers back, one by one`() async throws {
        let handler = ScriptedHandler(resolvers: [
            "service": { [$0["service"] == nil ? .needsValue : .accepted] },
            "weight": { [$0["weight"] == nil ? .needsValue : .accepted] },
        ])
        var talk = Conversation(try Courier.pipeline(handler: handler))
        await talk.say("send a parcel")
        await talk.say("Mary")
        #expect(await talk.say("by plane").question?.parameter == "weight")
        let first = await talk.say("go back")
        #expect(first.question?.parameter == "service" && first.dialog.request?["service"] == nil)
        let second = await talk.say("no, go back")
        #expect(second.question?.parameter == "recipient" && second.dialog.request?["recipient"] == nil)
        #expect(await talk.say("go back").question?.parameter == "recipient")
        try talk.restore()
        #expect(await talk.say("Zoe").question?.parameter == "service")
    }

    @Test func `starting over forgets everything but the intent`() async throws {
        let handler = ScriptedHandler(resolvers: ["weight": { [$0["weight"] == nil ? .needsValue : .accepted] }])
        var talk = Conversation(try Courier.pipeline(handler: handler))
        #expect(await talk.say("send a parcel to Mary by plane").question?.parameter == "weight")
        let turn = await talk.say("let's start over")
        #expect(turn.question?.parameter == "recipient" && turn.dialog.request?.names == [])
        #expect(await talk.say("Zoe").dialog.request?.names == ["recipient"])
    }

    @Test func `a request that fails gives the open question back`() async throws {
        let handler = ScriptedHandler(confirmer: { request in
            IntentResponse(request.intent == "TrackParcel" ? .failure : .ready)
        })
        var talk = Conversation(try Courier.pipeline(handler: handler))
        await talk.say("send a parcel")
        let turn = await talk.say("where is my parcel")
        #expect(turn.code == .failure && turn.replaced == nil)
        #expect(turn.messages.map(\.key) == [.response, .value])
        #expect(await talk.say("Mary").handled("recipient") == ["Mary"])
    }

    @Test func `words that are no answer are asked for differently each time, and end politely`() async throws {
        var talk = try await asked()
        #expect(
            await talk.say("blah").messages.map(\.keys[0]) == [
                "SendParcel.not_understood", "SendParcel.recipient.value",
            ]
        )
        let second = await talk.say("blah")
        #expect(second.messages.map(\.key) == [.notUnderstood, .help, .value] && second.messages[0].detail == "again")
        #expect(await talk.say("blah").messages.map(\.key) == [.gaveUp])
    }

    @Test func `so do words that may be a value but are none`() async throws {
        let grammar = Courier.english.replacing(
            "\"send {weight} kilos [to {customer:recipient}]\"",
            with: "\"send a parcel over to {words:recipient}\""
        )
        let handler = ScriptedHandler(resolvers: [
            "recipient": { [$0["recipient"]?.name == "Mary" ? .accepted : .needsValue] }
        ])
        var talk = Conversation(try Courier.pipeline(grammar, handler: handler))
        await talk.say("send a parcel")
        let first = await talk.say("flurb")
        #expect(first.messages.map(\.key) == [.notUnderstood, .value] && first.messages[0].detail == "unknown")
        #expect(first.messages[0].arguments["value"] == .string("flurb"))
        #expect(await talk.say("gnarf").messages.map(\.key) == [.notUnderstood, .help, .value])
        #expect(await talk.say("zzt").messages.map(\.key) == [.gaveUp])
    }
}
