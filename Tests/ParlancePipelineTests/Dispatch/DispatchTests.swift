import Foundation
import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Dispatch")
struct DispatchTests {
    /// Records the handlers that it has provided.
    private struct Provider: IntentHandlerProvider {
        let log: Log<String>
        let isSupported: @Sendable (IntentRequest, IntentPhase) -> Bool

        func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? {
            log.add("\(request.intent) \(phase)")
            return isSupported(request, phase) ? ScriptedHandler() : nil
        }
    }

    @Test func `each phase has a handler of its own`() async throws {
        let log = Log<String>()
        var talk = Conversation(try Courier.pipeline(handlers: Provider(log: log) { _, _ in true }))
        await talk.say("send a parcel")
        await talk.say("to Mary")
        await talk.say("where is my parcel")
        #expect(
            log.entries == [
                "SendParcel resolve", "SendParcel resolve", "SendParcel confirm", "SendParcel handle",
                "TrackParcel resolve", "TrackParcel confirm", "TrackParcel handle",
            ]
        )
    }

    @Test func `what has no handler is not supported, and leaves an open question as it is`() async throws {
        let log = Log<String>()
        var talk = Conversation(
            try Courier.pipeline(handlers: Provider(log: log) { request, _ in request.intent == "SendParcel" })
        )
        await talk.say("send a parcel")
        let turn = await talk.say("where is my parcel")
        #expect(turn.outcome == .answer(.notSupported("TrackParcel")))
        #expect(turn.messages[0].keys == ["TrackParcel.not_supported", "not_supported"])
        #expect(await talk.say("Mary").code == .success)
    }

    @Test func `a provider without a handler for a later phase fails the intent`() async throws {
        let provider = Provider(log: Log()) { _, phase in phase != .handle }
        var talk = Conversation(try Courier.pipeline(handlers: provider))
        let turn = await talk.say("where is my parcel")
        #expect(turn.code == .failure && turn.problems == [.handlerGone(phase: .handle)])
    }

    @Test func `the manifest says what is supported, and what must wait`() async throws {
        var options = Courier.options
        options.manifest = try IntentManifest(
            supported: ["SendParcel", "Refund"],
            restrictedWhileLocked: ["SendParcel"],
            restrictedWhileProtectedDataUnavailable: ["Refund"]
        )
        var talk = Conversation(try Courier.pipeline(handler: ScriptedHandler(), options: options))
        #expect(await talk.say("where is my parcel").outcome == .answer(.notSupported("TrackParcel")))
        talk.situation.isLocked = true
        #expect(await talk.say("send a parcel to Mary").outcome == .answer(.locked("SendParcel")))
        talk.situation = Situation(isProtectedDataAvailable: false)
        #expect(await talk.say("refund 3 euros").outcome == .answer(.locked("Refund")))
        #expect(await talk.say("send a parcel to Mary").code == .success)
        await talk.say("send a parcel")
        talk.situation.isLocked = true
        #expect(await talk.say("to Mary").outcome == .answer(.locked("SendParcel")))
        talk.situation.isLocked = false
        #expect(await talk.say("to Mary").code == .success)
    }

    @Test func `a manifest can't restrict what it does not support`() throws {
        #expect(throws: ManifestError.restrictedNotSupported(["Refund", "TrackParcel"])) {
            try IntentManifest(
                supported: ["SendParcel"],
                restrictedWhileLocked: ["TrackParcel"],
                restrictedWhileProtectedDataUnavailable: ["Refund", "SendParcel"]
            )
        }
        let json = #"{"IntentsSupported": ["A"], "IntentsRestrictedWhileLocked": ["B"]}"#
        #expect(throws: ManifestError.restrictedNotSupported(["B"])) {
            try JSONDecoder().decode(IntentManifest.self, from: Data(json.utf8))
        }
    }

    @Test func `a manifest is written with Apple's keys, and read again`() throws {
        let manifest = try IntentManifest(supported: ["A", "B"], restrictedWhileLocked: ["B"])
        let json = try JSONEncoder().encode(manifest)
        #expect(String(decoding: json, as: UTF8.self).contains(#""IntentsSupported":["A","B"]"#))
        #expect(try JSONDecoder().decode(IntentManifest.self, from: json) == manifest)
    }

    // MARK: - Typed handlers

    private struct SendParcel: TypedIntent {
        enum Parameter: String, CodingKey { case recipient, weight }
        typealias CodingKeys = Parameter

        static let intentName = "SendParcel"
        var recipient: Term?
        var weight: Int?
    }

    @Test func `a typed handler resolves, confirms and handles Swift values`() async throws {
        let handler = TypedHandler(SendParcel.self) { parcel in
            IntentResponse(.success, details: ["price": .integer((parcel.weight ?? 0) * 2)])
        }
        .resolving(.weight) { $0.weight == nil ? .needsValue : .accepted }
        .confirming { IntentResponse($0.weight ?? 0 > 100 ? "failureNoCourier" : .ready) }
        var handlers = HandlerTable()
        handlers.add(handler)
        var talk = Conversation(try Courier.pipeline(handlers: handlers))
        #expect(await talk.say("send a parcel to Mary").question?.parameter == "weight")
        #expect(await talk.say("ten").interaction?.response?.details == ["price": .integer(20)])
        #expect(await talk.say("send 200 kilos to Mary").code == "failureNoCourier")
        #expect(await talk.say("take a note").outcome == .answer(.notSupported("TakeNote")))
    }

    @Test func `what does not fit the type fails the intent`() async throws {
        struct Wrong: TypedIntent {
            enum Parameter: String, CodingKey { case recipient }
            typealias CodingKeys = Parameter

            static let intentName = "SendParcel"
            var recipient: Int?
        }
        var handlers = HandlerTable()
        handlers.add(TypedHandler(Wrong.self) { _ in IntentResponse(.success) })
        var talk = Conversation(try Courier.pipeline(handlers: handlers))
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .failure)
        #expect(turn.problems.first?.description.contains("the slot 'recipient' has the text 'Mary'") == true)
    }
}
