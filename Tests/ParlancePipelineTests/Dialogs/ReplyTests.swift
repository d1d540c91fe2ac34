import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Replies")
struct ReplyTests {
    private func choosing(_ grammar: String = Courier.english) async throws -> Conversation {
        var talk = Conversation(
            try Courier.pipeline(
                grammar,
                handler: ScriptedHandler.resolving("recipient", [.disambiguation(Courier.people)])
            )
        )
        let start = grammar == Courier.german ? "schick ein Paket an Johann" : "send a parcel to John"
        #expect(await talk.say(start).choices?.count == 3)
        return talk
    }

    @Test(arguments: [
        ("John Smith", "John Smith"), ("johnny", "John Smith"), ("Smith", "John Smith"),
        ("the first one", "John Smith"),
        ("the second", "John Miller"), ("second one please", "John Miller"), ("Miller please", "John Miller"),
        ("I mean the last one", "Mary Jones"), ("number two", "John Miller"), ("option 3", "Mary Jones"),
        ("2", "John Miller"), ("two", "John Miller"), ("no, Mary", "Mary Jones"), ("the last but one", "John Miller"),
        ("yes, the third one", "Mary Jones"), ("Jones", "Mary Jones"),
        ("the middle one", "John Miller"), ("ok then Jones is fine", "Mary Jones"), ("any of them", "John Smith"),
        ("surprise me", "John Smith"), ("I don't care", "John Smith"), ("either one", "John Smith"),
        ("you choose", "John Smith"), ("whatever", "John Smith"),
    ])
    func `a candidate is chosen by name, part of it, or place`(reply: String, chosen: String) async throws {
        var talk = try await choosing()
        #expect(await talk.say(reply).handled("recipient") == [chosen])
    }

    @Test(arguments: [
        ("John Smith", "John Smith"), ("Miller bitte", "John Miller"), ("der zweite", "John Miller"),
        ("die letzte", "Mary Jones"), ("Nummer drei", "Mary Jones"), ("ich meine Mary", "Mary Jones"),
        ("den ersten bitte", "John Smith"), ("zwei", "John Miller"), ("egal welcher", "John Smith"),
        ("den mittleren", "John Miller"), ("überrasch mich", "John Smith"),
    ])
    func `the same in German`(reply: String, chosen: String) async throws {
        var talk = try await choosing(Courier.german)
        #expect(await talk.say(reply).handled("recipient") == [chosen])
    }

    @Test func `words that fit some of the candidates leave these`() async throws {
        var talk = try await choosing()
        #expect(await talk.say("John").choices == ["John Smith", "John Miller"])
        let again = await talk.say("John")
        #expect(
            again.choices == ["John Smith", "John Miller"] && again.messages.map(\.key) == [.notUnderstood, .choose]
        )
        #expect(await talk.say("the second one").handled("recipient") == ["John Miller"])
    }

    @Test func `all but one leaves the others`() async throws {
        var talk = try await choosing()
        #expect(await talk.say("not Mary").choices == ["John Smith", "John Miller"])
        #expect(await talk.say("not Smith, the other one").handled("recipient") == ["John Miller"])
    }

    @Test(arguments: ["the ninth one", "number 4", "purple", "", "the third one of them all"])
    func `what is no answer is asked again`(reply: String) async throws {
        var talk = try await choosing()
        let turn = await talk.say(reply)
        #expect(turn.choices?.count == 3)
        #expect(turn.messages.map(\.key) == [.notUnderstood, .choose])
    }

    @Test func `what is too long to be read is no answer and no request`() async throws {
        var talk = try await choosing()
        let long = String(repeating: "the second one ", count: 1_000)
        #expect(await talk.say(long).messages.first?.key == .notUnderstood)
        await talk.say("never mind")
        #expect(await talk.say(long).outcome == .answer(.notUnderstood))
    }

    @Test func `after some answers that are none the intent is given up`() async throws {
        var talk = try await choosing()
        await talk.say("purple")
        await talk.say("green")
        let turn = await talk.say("yellow")
        #expect(turn.messages.map(\.key) == [.gaveUp])
        #expect(turn.interaction != nil && turn.interaction?.response == nil)
        #expect(turn.dialog.question == nil)
    }

    @Test(arguments: ["none of them", "no", "someone else", "not those"])
    func `of candidates none may be meant`(reply: String) async throws {
        var talk = try await choosing()
        #expect(await talk.say(reply).asksForValue)
        #expect(await talk.say("Zoe").asksForValue)
    }

    @Test(arguments: ["never mind", "cancel", "forget it", "no, stop", "I changed my mind", "please cancel that"])
    func `the user may think better of it`(reply: String) async throws {
        var talk = try await choosing()
        let turn = await talk.say(reply)
        #expect(turn.messages.map(\.key) == [.cancelled])
        #expect(turn.interaction?.identifier == "d#1")
        #expect(turn.interaction?.response == nil && turn.interaction?.status == .unspecified)
        #expect(turn.dialog.question == nil)
    }

    @Test func `a new request takes the place of the open one`() async throws {
        var talk = try await choosing()
        let turn = await talk.say("where is my parcel")
        #expect(turn.interaction?.request.intent == "TrackParcel" && turn.code == .success)
        #expect(turn.replaced?.request.intent == "SendParcel" && turn.replaced?.identifier == "d#1")
        #expect(turn.interaction?.identifier == "d#2")
    }

    @Test func `the same request, with the value asked for, is an answer`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("send a parcel by plane")
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.handled("recipient") == ["Mary"] && turn.handled("service") == ["plane"] && turn.replaced == nil)
    }

    @Test func `the same request without it is a new one`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("send a parcel")
        let turn = await talk.say("send a parcel by plane")
        #expect(turn.asksForValue && turn.replaced != nil && turn.dialog.request?["service"]?.name == "plane")
    }

    @Test(
        arguments: [
            ("to Mary by plane", ["Mary"], ["plane"], []), ("Mary by bike please", ["Mary"], ["bike"], []),
            ("by the night train to Zoe", ["Zoe"], ["night train"], []), ("Mary weighing 3 kilos", ["Mary"], [], ["3"]),
        ] as [(String, [String], [String], [String])]
    )
    func `an answer may have several parts`(
        reply: String,
        recipient: [String],
        service: [String],
        weight: [String]
    ) async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("send a parcel")
        let turn = await talk.say(reply)
        #expect(turn.handled("recipient") == recipient && turn.handled("weight") == weight)
        #expect(turn.handled("service") == service)
    }

    @Test(arguments: [
        ("yes", Courier.english, true), ("yeah sure", Courier.english, true), ("go ahead", Courier.english, true),
        ("of course please", Courier.english, true), ("no thanks", Courier.english, false),
        ("nope", Courier.english, false),
        ("you bet", Courier.english, true), ("let's do it", Courier.english, true),
        ("okay then", Courier.english, true),
        ("I guess so", Courier.english, true), ("that works", Courier.english, true),
        ("yes I'm sure", Courier.english, true), ("I don't think so", Courier.english, false),
        ("absolutely not", Courier.english, false), ("I'd rather not", Courier.english, false),
        ("nah, not right now", Courier.english, false), ("von mir aus", Courier.german, true),
        ("ja, mach das", Courier.german, true), ("auf jeden Fall", Courier.german, true),
        ("ich glaube nicht", Courier.german, false), ("bloß nicht", Courier.german, false),
        ("don't", Courier.english, false), ("ja bitte", Courier.german, true), ("genau", Courier.german, true),
        ("nein danke", Courier.german, false), ("lieber nicht", Courier.german, false),
    ])
    func `yes and no in the dialog's language`(reply: String, grammar: String, isYes: Bool) async throws {
        let handler = ScriptedHandler(resolvers: ["insured": { [$0["insured"] == nil ? .needsValue : .accepted] }])
        var talk = Conversation(try Courier.pipeline(grammar, handler: handler))
        let start = grammar == Courier.german ? "schick ein Paket an Maria" : "send a parcel to Mary"
        #expect(await talk.say(start).question?.parameter == "insured")
        #expect(await talk.say(reply).interaction?.request["insured"]?.value == .bool(isYes))
    }

    @Test func `yes is no answer to which, nor to what`() async throws {
        var talk = try await choosing()
        #expect(await talk.say("yes").messages.first?.key == .notUnderstood)
        talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("send a parcel")
        #expect(await talk.say("yes").messages.first?.key == .notUnderstood)
    }

    @Test(arguments: [
        ("Buy more string, and a stamp!", "Buy more string, and a stamp!"), ("track my parcel", "track my parcel"),
        ("yes", "yes"), ("No.", "No."), ("  to Mary by plane ", "to Mary by plane"), ("say never mind", "never mind"),
        ("no, write Hello World", "Hello World"), ("Hey! Are You OK? - Ben", "Hey! Are You OK? - Ben"),
        ("the second one", "the second one"), ("7", "7"),
    ])
    func `what is asked for as a text is taken down as it is said`(reply: String, text: String) async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        #expect(await talk.say("take a note").asksForValue)
        #expect(await talk.say(reply).handled("text") == [text])
    }

    @Test func `only what is about the dialog itself is no text`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        await talk.say("take a note")
        #expect(await talk.say("what can I say").messages.map(\.keys[0]).contains("TakeNote.text.help.text"))
        #expect(await talk.say("hold on").messages.map(\.key) == [.waiting, .value])
        #expect(await talk.say("never mind").messages.map(\.key) == [.cancelled])
    }

    @Test(arguments: [
        ("to the Museum of Glass", "Museum of Glass"), ("the Museum of Glass", "Museum of Glass"),
        ("to Glass", "Glass"), ("To", "To"), ("at the Museum", "at the Museum"),
        ("Museum of the Glass", "Museum of the Glass"),
        ("from the left", "from the left"),
    ])
    func `any words are taken without the link words that templates have before the slot`(
        reply: String,
        value: String
    ) async throws {
        let grammar =
            Courier.english.replacing(
                "\"send {weight} kilos [to {customer:recipient}]\"",
                with: "\"send {weight} kilos [to {customer:recipient}]\"\n          - \"send a parcel <there> by air\""
            ) + "\nexpansion_rules: {there: \"to [the] {words:recipient}\"}"
        var talk = Conversation(try Courier.pipeline(grammar, handler: ScriptedHandler()))
        #expect(await talk.say("send a parcel").asksForValue)
        #expect(await talk.say(reply).handled("recipient") == [value])
    }

    @Test func `an answer means nothing while nothing is asked`() async throws {
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
        for words in ["yes", "the second one", "never mind", "Mary", "7"] {
            #expect(await talk.say(words).outcome == .answer(.notUnderstood))
        }
    }

    @Test func `authors may write answers of their own`() async throws {
        let grammar = Courier.english.replacing(
            "  TrackParcel:",
            with: """
                      - sentences: ["a (truck|lorry) full"]
                        slots: {weight: 500}
                        requires_context: {question_about: SendParcel.weight}
                        metadata: {reply: value}
                  TrackParcel:
                """
        )
        let handler = ScriptedHandler(resolvers: ["weight": { [$0["weight"] == nil ? .needsValue : .accepted] }])
        var talk = Conversation(try Courier.pipeline(grammar, handler: handler))
        await talk.say("send a parcel to Mary")
        #expect(await talk.say("a lorry full").interaction?.request["weight"]?.value == .integer(500))
    }

    @Test func `in a language without replies the lists still answer`() async throws {
        let grammar = """
            language: nl
            intents: {SendParcel: {data: [{sentences: ["stuur een pakket [naar {customer:recipient}]"]}]}}
            lists: {customer: {values: [Jan, Marieke]}}
            """
        var talk = Conversation(try Courier.pipeline(grammar, handler: ScriptedHandler()))
        #expect(await talk.say("stuur een pakket").asksForValue)
        #expect(await talk.say("Marieke").handled("recipient") == ["Marieke"])
    }
}
