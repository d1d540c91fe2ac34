import ParlanceMatching
import Testing

@testable import ParlancePipeline

@Suite("Several requests in one utterance")
struct RequestQueueTests {
    private var talk: Conversation

    init() throws {
        talk = Conversation(try Courier.pipeline(handler: ScriptedHandler()))
    }

    private func intents(_ turn: Turn) -> [String] { turn.turns.compactMap { $0.interaction?.request.intent } }

    @Test mutating func `are handled in their order`() async {
        let turn = await talk.say("track my parcel, then send a parcel to Mary by bike")
        #expect(intents(turn) == ["TrackParcel", "SendParcel"])
        #expect(turn.turns.map(\.code) == [.success, .success])
        #expect(turn.dialog.queue.isEmpty && turn.dropped.isEmpty)
    }

    @Test mutating func `the next one begins when the question of the one before is answered`() async throws {
        let asked = await talk.say("send a parcel and after that track my parcel")
        #expect(asked.asksForValue && asked.dialog.queue.map(\.intent) == ["TrackParcel"])
        try talk.restore()
        let done = await talk.say("to Mary")
        #expect(intents(done) == ["SendParcel", "TrackParcel"])
        #expect(done.turns.first?.handled("recipient") == ["Mary"])
    }

    @Test mutating func `one that is declined does not end the others`() async {
        await talk.say("refund 20 euros and track my parcel")
        let done = await talk.say("no")
        #expect(done.code == .success && done.interaction?.request.intent == "TrackParcel")
        #expect(done.earlier.count == 1 && done.dropped.isEmpty)
    }

    @Test func `one that fails does not end the others`() async throws {
        let handler = ScriptedHandler(doer: { IntentResponse($0.intent == "TrackParcel" ? .failure : .success) })
        var talk = Conversation(try Courier.pipeline(handler: handler))
        let turn = await talk.say("track my parcel and send a parcel to Mary and track my parcel")
        #expect(intents(turn) == ["TrackParcel", "SendParcel", "TrackParcel"])
        #expect(turn.turns.map(\.code) == [.failure, .success, .failure])
    }

    @Test(arguments: ["never mind", "invite John"])
    mutating func `an end of the open request and another request drop the queue`(utterance: String) async {
        await talk.say("refund 20 euros and track my parcel")
        let turn = await talk.say(utterance)
        #expect(turn.dropped.map(\.intent) == ["TrackParcel"] && turn.dialog.queue.isEmpty)
        #expect(!intents(turn).contains("TrackParcel"))
    }

    @Test mutating func `nothing is split while a question is open, or by corrected words`() async {
        await talk.say("refund 20 euros")
        let turn = await talk.say("track my parcel and send a parcel to Mary")
        #expect(turn.earlier.isEmpty && turn.dialog.queue.isEmpty)
        #expect(await talk.say("trakc my parcel and send a parcel to Mary").earlier.isEmpty)
    }

    @Test mutating func `messages of all turns are told in their order`() async {
        let turn = await talk.say("track my parcel, send a parcel to Mary and refund 20 euros")
        let texts = turn.texts(from: KeySource(), language: "en")
        #expect(texts == turn.turns.flatMap { $0.messages.map(\.key.rawValue) })
        #expect(turn.turns.count == 3 && turn.question?.kind == .confirmIntent(IntentResponse(.ready)))
    }

    /// Says the keys of messages.
    private struct KeySource: MessageSource {
        func text(of message: Message, language: String) -> String? { message.key.rawValue }
    }
}
