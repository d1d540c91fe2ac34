import Foundation
import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Requests for later")
struct SchedulingTests {
    private struct Agenda: RequestScheduler {
        let kept = Log<IntentRequest>()
        let dropped = Log<IntentRequest>()
        var isFull = false
        var mayDrop = false

        func schedule(_ request: IntentRequest) async throws {
            if isFull { throw CocoaError(.fileWriteOutOfSpace) }
            kept.add(request)
        }

        func cancel(_ request: IntentRequest) async throws -> Bool {
            if mayDrop { dropped.add(request) }
            return mayDrop
        }
    }

    private let handled = Log<IntentRequest>()

    private func talk(_ agenda: Agenda?) throws -> Conversation {
        var options = Courier.options
        options.scheduler = agenda
        let handler = ScriptedHandler(doer: { [handled] in
            handled.add($0)
            return IntentResponse(.success)
        })
        return Conversation(try Courier.pipeline(handler: handler, options: options))
    }

    @Test(arguments: [
        ("track my parcel in ten minutes", RequestModifier.Kind.time, "in ten minutes"),
        ("in ten minutes track my parcel", .time, "in ten minutes"),
        ("track my parcel every day", .recurrence, "every day"),
        ("track my parcel for two hours", .duration, "for two hours"),
        ("track my parcel when John calls", .condition, "when John calls"),
        ("as soon as John calls, track my parcel", .condition, "as soon as John calls"),
    ])
    func `are kept and not handled`(utterance: String, kind: RequestModifier.Kind, spoken: String) async throws {
        let agenda = Agenda()
        var talk = try talk(agenda)
        let turn = await talk.say(utterance)
        #expect(agenda.kept.entries.map { $0.modifiers.map(\.kind) } == [[kind]])
        #expect(agenda.kept.entries.first?.modifiers.first?.spoken == spoken)
        #expect(turn.outcome == .answer(.scheduled(agenda.kept.entries[0])))
        #expect(turn.messages.first?.arguments["when"] == .string(spoken) && handled.entries.isEmpty)
    }

    @Test func `keep their modifiers while questions are answered`() async throws {
        let agenda = Agenda()
        var talk = try talk(agenda)
        #expect(await talk.say("refund in ten minutes").asksForValue)
        try talk.restore()
        #expect(await talk.say("20").question?.kind == .confirmIntent(IntentResponse(.ready)))
        await talk.say("yes")
        #expect(agenda.kept.entries.map { $0["amount"]?.value } == [.integer(20)])
        #expect(agenda.kept.entries.first?.modifiers.count == 1 && handled.entries.isEmpty)
    }

    @Test func `are refused without a scheduler, and when it fails`() async throws {
        var talk = try talk(nil)
        let turn = await talk.say("track my parcel in ten minutes")
        #expect(turn.outcome == .answer(.notScheduled("TrackParcel")) && turn.messages.map(\.key) == [.notScheduled])
        var full = try self.talk(Agenda(isFull: true))
        #expect(await full.say("track my parcel in ten minutes").code == .failure)
        #expect(handled.entries.isEmpty)
    }

    @Test(arguments: ["forget it", "undo that", "no", "ok then don't, I changed my mind"])
    func `are dropped when the user takes them back, if the scheduler can`(words: String) async throws {
        for mayDrop in [true, false] {
            let agenda = Agenda(mayDrop: mayDrop)
            var talk = try talk(agenda)
            await talk.say("track my parcel in ten minutes")
            try talk.restore()
            let turn = await talk.say(words)
            let wanted: Turn.Answer = mayDrop ? .unscheduled("TrackParcel") : .notUndone("TrackParcel")
            #expect(turn.outcome == .answer(wanted))
            #expect(agenda.dropped.entries == (mayDrop ? agenda.kept.entries : []))
            // What is dropped is gone.
            if mayDrop { #expect(await talk.say("undo that").outcome == .answer(.notUnderstood)) }
        }
    }

    @Test func `are handled when their time has come`() async throws {
        let agenda = Agenda()
        var talk = try talk(agenda)
        await talk.say("track my parcel in ten minutes")
        let turn = await talk.pipeline.carryOut(agenda.kept.entries[0], in: Dialog())
        #expect(turn.code == .success && handled.entries.map(\.modifiers) == [[]])
    }

    @Test(arguments: [
        "track my parcel yesterday", "in ten minutes", "when John calls", "track my parcel when", "track my parcel for",
        "refund twenty apples in ten minutes", String(repeating: "track in ten minutes ", count: 200),
    ])
    func `nothing is kept that is not understood`(utterance: String) async throws {
        let agenda = Agenda()
        var talk = try talk(agenda)
        await talk.say(utterance)
        #expect(agenda.kept.entries.isEmpty && handled.entries.isEmpty)
    }

    @Test func `a text keeps its times`() async throws {
        let agenda = Agenda()
        var talk = try talk(agenda)
        await talk.say("take a note saying dinner in ten minutes")
        let text = handled.entries.first?["text"]?.value
        #expect(agenda.kept.entries.isEmpty && text == .string("dinner in ten minutes"))
    }
}
