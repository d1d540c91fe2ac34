import Foundation
import ParlanceGrammar
import ParlanceTestSupport
import Synchronization
import Testing

@testable import ParlancePipeline

@Suite("Intents in progress end")
struct BackgroundTests {
    private let clock = ManualClock()
    private let finished = Gate()
    private let events: AsyncStream<PipelineEvent>
    private let eventsIn: AsyncStream<PipelineEvent>.Continuation

    init() { (events, eventsIn) = AsyncStream.makeStream(of: PipelineEvent.self) }

    /// Answers that the intent is in progress, and delivers the final response when the gate is open.
    private struct Searching: IntentHandler {
        let finished: Gate
        var final = IntentResponse(.success)

        var deliversFinalResponse: Bool { true }

        func handle(_ request: IntentRequest) async throws -> IntentResponse { IntentResponse(.inProgress) }

        func finalResponse(to request: IntentRequest) async throws -> IntentResponse {
            await finished.wait()
            return final
        }
    }

    /// Ignores that it is cancelled.
    private struct Deaf: IntentHandler {
        let mayEnd: AsyncStream<Void>

        func handle(_ request: IntentRequest) async throws -> IntentResponse {
            let mayEnd = mayEnd
            await Task.detached { for await _ in mayEnd {} }.value
            return IntentResponse(.success)
        }
    }

    private func pipeline(_ handler: some IntentHandler, limits: PipelineLimits = PipelineLimits()) throws -> Pipeline {
        var options = Courier.options
        options.limits = limits
        options.clock = clock
        options.onEvent = { [eventsIn] in eventsIn.yield($0) }
        return try Courier.pipeline(handler: handler, options: options)
    }

    private func nextEvent() async -> PipelineEvent? { await events.first { _ in true } }

    private func say(
        _ utterance: String,
        _ pipeline: Pipeline,
        _ dialog: Dialog = Dialog(identifier: "d")
    ) async -> Turn {
        await pipeline.respond(to: utterance, in: dialog)
    }

    @Test func `a response in progress is followed by the final one`() async throws {
        let turn = await say("send a parcel to Mary", try pipeline(Searching(finished: finished)))
        #expect(turn.code == .inProgress && turn.interaction?.status == .inProgress)
        #expect(turn.dialog.inProgress == ["d#1"])
        finished.open()
        let event = try #require(await nextEvent())
        #expect(event.identifier == turn.interaction?.identifier)
        let end = try #require(turn.dialog.receive(event))
        #expect(end.code == .success && end.dialog.inProgress.isEmpty)
        #expect(end.dialog.receive(event) == nil)
    }

    @Test func `a final response that is in progress again is a fault`() async throws {
        let handler = Searching(finished: finished, final: IntentResponse(.inProgress))
        let turn = await say("send a parcel to Mary", try pipeline(handler))
        finished.open()
        let event = try #require(await nextEvent())
        let end = try #require(turn.dialog.receive(event))
        #expect(end.code == .failure && end.problems == [.neverFinishes])
    }

    @Test func `what never finishes fails after the limit, and the handler is cancelled`() async throws {
        let limits = PipelineLimits(background: .seconds(60))
        let turn = await say("send a parcel to Mary", try pipeline(Searching(finished: finished), limits: limits))
        await clock.untilAsleep(1)
        clock.advance(by: .seconds(60))
        let event = try #require(await nextEvent())
        let end = try #require(turn.dialog.receive(event))
        #expect(end.code == .failure && end.problems == [.timedOut(limit: .seconds(60))])
        #expect(end.dialog.inProgress.isEmpty)
    }

    @Test func `a handler that ignores its end is ended too, and its late result is dropped`() async throws {
        let (mayEnd, mayEndIn) = AsyncStream.makeStream(of: Void.self)
        let pipeline = try pipeline(Deaf(mayEnd: mayEnd), limits: PipelineLimits(background: .seconds(60)))
        let answer = Task { await say("send a parcel to Mary", pipeline) }
        await clock.untilAsleep(1)
        clock.advance(by: .seconds(2))
        let late = await answer.value
        #expect(late.outcome == .answer(.inProgress("d#1")))
        await clock.untilAsleep(1)
        clock.advance(by: .seconds(60))
        let event = try #require(await nextEvent())
        #expect(event.interaction?.response?.code == .failure)
        mayEndIn.finish()
        eventsIn.finish()
        #expect(await nextEvent() == nil)
    }

    @Test func `who thinks better of it while the app works cancels it`() async throws {
        let pipeline = try pipeline(Searching(finished: finished))
        let turn = await say("send a parcel to Mary", pipeline)
        let cancelled = await say("never mind", pipeline, turn.dialog)
        #expect(cancelled.interaction?.identifier == "d#1" && cancelled.interaction?.response == nil)
        #expect(cancelled.dialog.inProgress.isEmpty)
    }

    // MARK: - After a restart

    /// A dialog whose intent is in progress, as another process stored it.
    private func stored() async throws -> Dialog {
        let turn = await say("send a parcel to Mary", try pipeline(Searching(finished: finished)))
        return try JSONDecoder().decode(Dialog.self, from: JSONEncoder().encode(turn.dialog))
    }

    @Test func `a stored dialog ends an intent whose process is gone`() async throws {
        let dialog = try await stored()
        #expect(dialog.inProgress == ["d#1"])
        let turn = try #require(dialog.abandon("d#1", at: Date(timeIntervalSince1970: 1_000_001)))
        #expect(turn.code == .failure && turn.problems == [.abandoned])
        #expect(turn.dialog.inProgress.isEmpty && turn.dialog.abandon("d#1") == nil)
    }

    @Test func `with the first utterance after its time, it ends by itself`() async throws {
        let dialog = try await stored()
        var later = Courier.options
        later.now = { Date(timeIntervalSince1970: 1_000_000 + 600) }
        let handler = ScriptedHandler()
        var turn = await say("track my parcel", try Courier.pipeline(handler: handler, options: later), dialog)
        #expect(turn.earlier.isEmpty && turn.dialog.inProgress == ["d#1"])
        later.now = { Date(timeIntervalSince1970: 1_000_000 + 601) }
        turn = await say("track my parcel", try Courier.pipeline(handler: handler, options: later), dialog)
        #expect(turn.earlier.map(\.code) == [.failure] && turn.earlier[0].problems == [.abandoned])
        #expect(turn.code == .success && turn.dialog.inProgress.isEmpty)
        #expect(turn.turns.count == 2)
    }
}
