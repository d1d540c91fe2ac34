import ParlanceGrammar
import ParlanceTestSupport
import Testing

@testable import ParlancePipeline

@Suite("Time")
struct TimeTests {
    private struct Failure: Error {}

    private let clock = ManualClock()
    private let begun = Gate()
    private let mayEnd = Gate()
    private let events: AsyncStream<PipelineEvent>
    private let eventsIn: AsyncStream<PipelineEvent>.Continuation

    init() { (events, eventsIn) = AsyncStream.makeStream(of: PipelineEvent.self) }

    private func conversation(
        _ handler: some IntentHandler,
        limits: PipelineLimits = PipelineLimits()
    ) throws -> Conversation {
        var options = Courier.options
        options.limits = limits
        options.clock = clock
        options.onEvent = { [eventsIn] in eventsIn.yield($0) }
        return Conversation(try Courier.pipeline(handler: handler, options: options))
    }

    private func nextEvent() async -> PipelineEvent? { await events.first { _ in true } }

    /// An utterance whose handler exceeds the limit.
    private func say(_ utterance: String, in talk: inout Conversation) async -> Turn {
        let (pipeline, dialog) = (talk.pipeline, talk.dialog)
        let turn = Task { await pipeline.respond(to: utterance, in: dialog) }
        await begun.wait()
        let late = await clock.ticking { await turn.value }
        talk.take(late)
        return late
    }

    private func slow(_ phase: IntentPhase) -> ScriptedHandler {
        let wait: @Sendable () async -> Void = { [begun, mayEnd] in
            begun.open()
            await mayEnd.wait()
        }
        switch phase {
        case .resolve:
            return ScriptedHandler(resolvers: [
                "weight": { request in
                    await wait()
                    return request["weight"] == nil ? [.needsValue] : [.accepted]
                }
            ])
        case .confirm:
            return ScriptedHandler(confirmer: { _ in
                await wait()
                return IntentResponse(.ready)
            })
        case .handle:
            return ScriptedHandler(doer: { _ in
                await wait()
                return IntentResponse(.success, details: ["eta": .integer(4)])
            })
        }
    }

    /// A handler that never ends unless it is cancelled.
    private func endless(whenCancelled heard: Gate) -> ScriptedHandler {
        ScriptedHandler(doer: { [begun] _ in
            await withTaskCancellationHandler {
                begun.open()
                await Gate().wait()
            } onCancel: {
                heard.open()
            }
            return IntentResponse(.success)
        })
    }

    @Test(arguments: [IntentPhase.confirm, .handle])
    func `a slow handler is answered for, and its result is an event`(phase: IntentPhase) async throws {
        var talk = try conversation(slow(phase))
        let turn = await say("send a parcel to Mary", in: &talk)
        #expect(turn.outcome == .answer(.inProgress("d#1")))
        #expect(talk.dialog.inProgress == ["d#1"])
        mayEnd.open()
        let event = try #require(await nextEvent())
        #expect(event.identifier == "d#1" && event.interaction?.response?.code == .success)
        let end = try #require(talk.dialog.receive(event))
        #expect(end.code == .success && end.dialog.inProgress.isEmpty)
        #expect(end.dialog.receive(event) == nil)
    }

    @Test func `a question that comes late is asked`() async throws {
        var talk = try conversation(slow(.resolve))
        #expect(await say("send a parcel to Mary", in: &talk).outcome == .answer(.inProgress("d#1")))
        mayEnd.open()
        let event = try #require(await nextEvent())
        let question = try #require(talk.dialog.receive(event))
        #expect(question.question?.parameter == "weight")
        talk.take(question)
        #expect(await talk.say("seven").code == .success)
    }

    @Test func `a question that comes too late ends its intent`() async throws {
        var talk = try conversation(slow(.resolve))
        _ = await say("send a parcel to Mary", in: &talk)
        #expect(await talk.say("take a note").asksForValue)
        mayEnd.open()
        let event = try #require(await nextEvent())
        let turn = try #require(talk.dialog.receive(event))
        #expect(turn.interaction?.request.intent == "SendParcel" && turn.interaction?.response == nil)
        #expect(turn.dialog.question?.parameter == "text")
    }

    @Test func `the dialog goes on while a handler hangs, and an event is only its own dialog's`() async throws {
        var talk = try conversation(slow(.handle))
        _ = await say("send a parcel to Mary", in: &talk)
        #expect(await talk.say("take a note").asksForValue)
        mayEnd.open()
        let event = try #require(await nextEvent())
        #expect(Dialog(identifier: "other").receive(event) == nil)
        let end = try #require(talk.dialog.receive(event))
        #expect(end.dialog.question?.parameter == "text")
    }

    @Test func `of too many in progress the first is cancelled, and told`() async throws {
        let heard = Gate()
        let handler = ScriptedHandler(doer: { [begun] _ in
            begun.open()
            await withTaskCancellationHandler {
                await Gate().wait()
            } onCancel: {
                heard.open()
            }
            return IntentResponse(.success)
        })
        var talk = try conversation(handler, limits: PipelineLimits(inProgress: 2))
        for _ in 1...2 { #expect(await say("send a parcel to Mary", in: &talk).replaced == nil) }
        let turn = await say("send a parcel to Mary", in: &talk)
        #expect(turn.outcome == .answer(.inProgress("d#3")) && turn.replaced?.identifier == "d#1")
        #expect(talk.dialog.inProgress == ["d#2", "d#3"])
        await heard.wait()
    }

    @Test func `work in progress may be cancelled, and the handler hears of it`() async throws {
        let heard = Gate()
        var talk = try conversation(endless(whenCancelled: heard))
        _ = await say("send a parcel to Mary", in: &talk)
        let turn = await talk.say("never mind")
        #expect(turn.interaction?.identifier == "d#1" && turn.interaction?.response == nil)
        #expect(turn.dialog.inProgress.isEmpty)
        await heard.wait()
    }

    @Test func `who is cancelled while waiting gets an end, and so does the handler`() async throws {
        let heard = Gate()
        let talk = try conversation(endless(whenCancelled: heard))
        let task = Task { await talk.pipeline.respond(to: "send a parcel to Mary", in: talk.dialog) }
        await begun.wait()
        task.cancel()
        let turn = await task.value
        #expect(turn.interaction != nil && turn.interaction?.response == nil)
        await heard.wait()
    }

    @Test(arguments: IntentPhase.allCases)
    func `a handler that throws fails the intent and not the dialog`(phase: IntentPhase) async throws {
        let handler =
            switch phase {
            case .resolve: ScriptedHandler(resolvers: ["recipient": { _ in throw Failure() }])
            case .confirm: ScriptedHandler(confirmer: { _ in throw Failure() })
            case .handle: ScriptedHandler(doer: { _ in throw Failure() })
            }
        var talk = try conversation(handler)
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .failure)
        #expect(turn.problems == [.handlerThrew(phase: phase, reason: "Failure()")])
        #expect(turn.dialog.question == nil)
    }

    @Test func `a provider that throws does so too`() async throws {
        struct Provider: IntentHandlerProvider {
            func handler(for request: IntentRequest, in phase: IntentPhase) async throws -> (any IntentHandler)? {
                throw Failure()
            }
        }
        var talk = Conversation(try Courier.pipeline(handlers: Provider()))
        #expect(await talk.say("track my parcel").problems == [.handlerThrew(phase: .resolve, reason: "Failure()")])
    }
}
