import Foundation
import Parlance
import ParlanceSamples
import ParlanceTestSupport
import Testing

@Suite("A slow network", .timeLimit(.minutes(20)))
struct SlowNetworkTests {
    private let clock = ManualClock()
    private let events: AsyncStream<PipelineEvent>
    private let eventsIn: AsyncStream<PipelineEvent>.Continuation
    private let app: SampleApp
    private let pipeline: Pipeline

    init() throws {
        (events, eventsIn) = AsyncStream.makeStream(of: PipelineEvent.self)
        app = try SampleApp(named: "rides", circumstances: ["slow network"], clock: clock)
        var options = PipelineOptions(clock: clock)
        options.onEvent = { [eventsIn] in eventsIn.yield($0) }
        pipeline = try app.pipeline(grammars: Package.grammars, options: options)
    }

    /// Books a ride, and continues when its time limit is over.
    private func bookLate() async -> Turn {
        let asked = await pipeline.respond(to: "get me a ride home", in: Dialog())
        #expect(asked.messages.map(\.key) == [.confirmIntent])
        let answer = Task { [pipeline] in await pipeline.respond(to: "yes", in: asked.dialog) }
        // The task that books, and the one that waits for it.
        await clock.untilAsleep(2)
        clock.advance(by: .seconds(2))
        return await answer.value
    }

    @Test func `is answered for, and the ride is an event`() async throws {
        let late = await bookLate()
        #expect(late.messages.map(\.key) == [.inProgress])
        #expect(app.log.take() == [])
        clock.advance(by: .seconds(3))
        let event = try #require(await events.first { _ in true })
        let turn = try #require(late.dialog.receive(event))
        #expect(turn.interaction?.response?.code == .success)
        #expect(app.log.take() == ["booked Hop Classic from your location to home"])
        let next = await pipeline.respond(to: "where is my ride", in: turn.dialog)
        #expect(next.interaction?.response?.details["vehicle"] == .string("a blue Corvid, HOP 112"))
    }

    @Test func `gives time to think better of it`() async {
        let late = await bookLate()
        let turn = await pipeline.respond(to: "never mind", in: late.dialog)
        #expect(turn.interaction?.request.intent == "RequestRide" && turn.interaction?.response == nil)
        clock.advance(by: .seconds(3))
        #expect(turn.dialog.inProgress == [] && app.log.entries == [])
    }
}

@Suite("A ride without a free driver", .timeLimit(.minutes(20)))
struct DriverSearchTests {
    @Test func `is in progress until a driver is found`() async throws {
        let (events, eventsIn) = AsyncStream.makeStream(of: PipelineEvent.self)
        let clock = ManualClock()
        let app = try SampleApp(named: "rides", circumstances: ["no drivers"], clock: clock)
        var options = PipelineOptions(clock: clock)
        options.onEvent = { eventsIn.yield($0) }
        let pipeline = try app.pipeline(grammars: Package.grammars, options: options)
        let asked = await pipeline.respond(to: "get me a ride home", in: Dialog())
        let begun = await pipeline.respond(to: "yes", in: asked.dialog)
        let search = try #require(begun.interaction?.response)
        #expect(search.code == .inProgress)
        #expect(try search.decodeDetails(as: RequestRide.Response.self).rideStatus?.phase == .received)
        // The search, and the limit of the time in the background.
        await clock.untilAsleep(2)
        clock.advance(by: .seconds(1))
        let event = try #require(await events.first { _ in true })
        let end = try #require(begun.dialog.receive(event))
        let ride = try #require(end.interaction?.response).decodeDetails(as: RequestRide.Response.self)
        #expect(ride.rideStatus?.phase == .confirmed && ride.rideStatus?.vehicle?.registrationPlate == "HOP 112")
        #expect(app.log.take() == ["booked Hop Classic from your location to home"])
    }
}
