import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Misspelt replies")
struct MisspeltReplyTests {
    private func choosing() async throws -> Conversation {
        let handler = ScriptedHandler.resolving("recipient", [.disambiguation(Courier.people)])
        var talk = Conversation(try Courier.pipeline(handler: handler))
        #expect(await talk.say("send a parcel to John").choices?.count == 3)
        return talk
    }

    @Test(arguments: [
        ("Jhon Smith", "John Smith"), ("Miler", "John Miller"), ("Jonh Miler please", "John Miller"),
        ("the secnd one", "John Miller"), ("no, Johny", "John Smith"),
    ])
    func `a candidate is understood though it is misspelt`(reply: String, chosen: String) async throws {
        var talk = try await choosing()
        #expect(await talk.say(reply).handled("recipient") == [chosen])
    }

    @Test(arguments: [("John Smth", ["John Smith"]), ("Fred", ["Fred"])])
    func `where any words are a value, one that is almost a candidate is the candidate`(
        reply: String,
        value: [String]
    ) async throws {
        let grammar = Courier.english.replacing(
            "\"send {weight} kilos [to {customer:recipient}]\"",
            with: "\"send a parcel to {words:recipient} by air\""
        )
        let log = Log<IntentRequest>()
        let handler = ScriptedHandler(resolvers: [
            "recipient": { request in
                log.add(request)
                return log.entries.count == 1 ? [.disambiguation(Courier.people)] : [.accepted]
            }
        ])
        var talk = Conversation(try Courier.pipeline(grammar, handler: handler))
        #expect(await talk.say("send a parcel to John").choices?.count == 3)
        #expect(await talk.say(reply).handled("recipient") == value)
    }

    @Test(arguments: [
        ("absolutley", Courier.english, true), ("definitly yes", Courier.english, true),
        ("go ahaed", Courier.english, true), ("not realy", Courier.english, false),
        ("naturlich", Courier.german, true), ("einverstandn", Courier.german, true),
        ("nicht wriklich", Courier.german, false),
    ])
    func `yes and no are understood though they are misspelt`(
        reply: String,
        grammar: String,
        isYes: Bool
    ) async throws {
        let handler = ScriptedHandler(resolvers: ["insured": { [$0["insured"] == nil ? .needsValue : .accepted] }])
        var talk = Conversation(try Courier.pipeline(grammar, handler: handler))
        await talk.say(grammar == Courier.german ? "schick ein Paket an Maria" : "send a parcel to Mary")
        #expect(await talk.say(reply).interaction?.request["insured"]?.value == .bool(isYes))
    }

    @Test(arguments: ["never midn", "forgte it", "I chnged my mind"])
    func `so is who thinks better of it`(reply: String) async throws {
        var talk = try await choosing()
        #expect(await talk.say(reply).messages.map(\.key) == [.cancelled])
    }
}
