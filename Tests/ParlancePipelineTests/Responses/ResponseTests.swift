import Foundation
import ParlanceGrammar
import Testing

@testable import ParlancePipeline

@Suite("Responses")
struct ResponseTests {
    private struct App: ActivityReceiver {
        let log: Log<Activity>
        let answer: ResponseCode

        func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse {
            log.add(activity)
            return IntentResponse(answer, details: ["by": .string(code.rawValue)])
        }
    }

    private func conversation(
        _ handler: ScriptedHandler,
        receiver: (any ActivityReceiver)? = nil
    ) throws -> Conversation {
        var options = Courier.options
        options.receiver = receiver
        return Conversation(try Courier.pipeline(handler: handler, options: options))
    }

    private func handling(_ response: IntentResponse) -> ScriptedHandler { ScriptedHandler(doer: { _ in response }) }

    // MARK: - Confirming

    @Test(arguments: [ResponseCode.failure, "failureNoCourier", .failureRequiringAppLaunch])
    func `a failure to confirm ends the intent before it is handled`(code: ResponseCode) async throws {
        let log = Log<IntentRequest>()
        let handler = ScriptedHandler(
            confirmer: { _ in IntentResponse(code) },
            doer: { request in
                log.add(request)
                return IntentResponse(.success)
            }
        )
        var talk = try conversation(handler)
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == code && turn.interaction?.status == .failure)
        #expect(log.entries.isEmpty)
    }

    @Test(arguments: [("yes", ResponseCode.success), ("go ahead", .success), ("no", nil), ("never mind", nil)])
    func `what always needs a confirmation is asked for`(reply: String, code: ResponseCode?) async throws {
        let handler = ScriptedHandler(confirmer: { _ in IntentResponse(.ready, details: ["fee": .integer(2)]) })
        var talk = try conversation(handler)
        let question = await talk.say("refund 20 euros")
        #expect(question.question?.kind == .confirmIntent(IntentResponse(.ready, details: ["fee": .integer(2)])))
        #expect(question.messages[0].keys == ["Refund.confirm_intent", "confirm_intent"])
        #expect(question.messages[0].arguments == ["fee": .integer(2), "amount": .integer(20)])
        let turn = await talk.say(reply)
        #expect(turn.interaction != nil && turn.code == code)
    }

    @Test func `a handler may ask for a confirmation, before and while it handles`() async throws {
        var talk = try conversation(ScriptedHandler(confirmer: { _ in IntentResponse(.userConfirmationRequired) }))
        #expect(await talk.say("where is my parcel").messages.map(\.key) == [.confirmIntent])
        #expect(await talk.say("sure").code == .success)
        talk = try conversation(handling(IntentResponse(.userConfirmationRequired)))
        #expect(await talk.say("where is my parcel").messages.map(\.key) == [.confirmIntent])
        #expect(await talk.say("sure").code == .userConfirmationRequired)
    }

    // MARK: - Handling

    @Test(arguments: [
        (ResponseCode.success, InteractionStatus.success), (.failure, .failure), (.inProgress, .inProgress),
        (.ready, .ready), (.unspecified, .unspecified), ("failureNoCourier", .failure),
        (.continueInApp, .deferredToApplication), (.handleInApp, .deferredToApplication),
        (.failureRequiringAppLaunch, .failure),
    ])
    func `each code has its status`(code: ResponseCode, status: InteractionStatus) async throws {
        var talk = try conversation(handling(IntentResponse(code, details: ["eta": .integer(5)])))
        let turn = await talk.say("send a parcel to Mary")
        let interaction = try #require(turn.interaction)
        #expect(interaction.response?.code == code && interaction.status == status)
        #expect(turn.messages[0].keys.first == "SendParcel.response.\(code)")
        #expect(turn.messages[0].arguments["eta"] == .integer(5))
        #expect((interaction.response?.activity != nil) == code.needsActivity)
    }

    @Test func `a code that the intent does not have fails it`() async throws {
        var talk = try conversation(handling(IntentResponse("failureSnow")))
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .failure)
        guard case .unknownResponseCode("failureSnow", "SendParcel", let known)? = turn.problems.first else {
            Issue.record("\(turn.problems)")
            return
        }
        #expect(known.contains("failureNoCourier") && known.contains("success"))
        #expect(await talk.say("track my parcel").code == "failureSnow")
    }

    @Test(arguments: [ResponseCode.continueInApp, .handleInApp])
    func `the app goes on with the activity, and its answer counts`(code: ResponseCode) async throws {
        let log = Log<Activity>()
        let activity = Activity(type: "com.example.send", title: "Parcel", userInfo: ["form": .integer(3)])
        let handler = handling(IntentResponse(code, activity: activity))
        var talk = try conversation(handler, receiver: App(log: log, answer: .success))
        let turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .success)
        #expect(turn.interaction?.response?.details == ["by": .string(code.rawValue)])
        let received = try #require(log.entries.first)
        #expect(received.type == "com.example.send" && received.userInfo == ["form": .integer(3)])
        #expect(received.interaction?.request["recipient"]?.name == "Mary")
        #expect(received.interaction?.response?.code == code)
    }

    @Test func `without an activity of the handler there is one with the interaction in it`() async throws {
        let log = Log<Activity>()
        var talk = try conversation(
            handling(IntentResponse(.continueInApp)),
            receiver: App(log: log, answer: "failureNoCourier")
        )
        #expect(await talk.say("send a parcel to Mary").code == "failureNoCourier")
        #expect(log.entries.first?.type == "SendParcel")
        #expect(log.entries.first?.interaction?.identifier == "d#1")
    }

    /// Fails in a phase with a code that launches the app.
    private func launching(_ phase: IntentPhase, _ activity: Activity?) -> ScriptedHandler {
        let failure = IntentResponse(.failureRequiringAppLaunch, activity: activity)
        return phase == .confirm ? ScriptedHandler(confirmer: { _ in failure }) : handling(failure)
    }

    @Test(arguments: [IntentPhase.confirm, .handle])
    func `a failure that needs the app launches it once, and its answer counts`(phase: IntentPhase) async throws {
        let log = Log<Activity>()
        let activity = Activity(type: "settings", userInfo: ["page": .string("location")])
        for answer in [ResponseCode.success, .failureRequiringAppLaunch, .inProgress] {
            var talk = try conversation(launching(phase, activity), receiver: App(log: log, answer: answer))
            let turn = await talk.say("send a parcel to Mary")
            #expect(turn.code == answer && turn.problems.isEmpty)
            #expect(turn.interaction?.response?.details == ["by": .string("failureRequiringAppLaunch")])
        }
        #expect(log.entries.map(\.type) == ["settings", "settings", "settings"])
        #expect(log.entries[0].userInfo == ["page": .string("location")])
        #expect(log.entries[0].interaction?.request["recipient"]?.name == "Mary")
        #expect(log.entries[0].interaction?.response?.code == .failureRequiringAppLaunch)
    }

    @Test func `without an app, or with one that quits, the failure stays and keeps its activity`() async throws {
        struct Quitting: ActivityReceiver {
            struct Quit: Error {}
            func receive(_ activity: Activity, for code: ResponseCode) async throws -> IntentResponse { throw Quit() }
        }
        var talk = try conversation(launching(.handle, nil))
        var turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .failureRequiringAppLaunch && turn.problems.isEmpty)
        #expect(turn.interaction?.response?.activity?.type == "SendParcel")
        talk = try conversation(launching(.handle, nil), receiver: Quitting())
        turn = await talk.say("send a parcel to Mary")
        #expect(turn.code == .failureRequiringAppLaunch)
        #expect(turn.problems == [.handlerThrew(phase: .handle, reason: "Quit()")])
    }

    @Test func `an app that hands on once more is not asked again`() async throws {
        let log = Log<Activity>()
        var talk = try conversation(
            handling(IntentResponse(.continueInApp)),
            receiver: App(log: log, answer: .continueInApp)
        )
        #expect(await talk.say("send a parcel to Mary").code == .continueInApp)
        #expect(log.entries.count == 1)
    }

    @Test func `an interaction says when, and survives being written and read`() async throws {
        var talk = try conversation(handling(IntentResponse(.continueInApp)))
        let turn = await talk.say("send a parcel to Mary")
        let interaction = try #require(turn.interaction)
        #expect(interaction.started == Date(timeIntervalSince1970: 1_000_000))
        #expect(interaction.ended == interaction.started)
        #expect(try JSONDecoder().decode(Interaction.self, from: JSONEncoder().encode(interaction)) == interaction)
        #expect(try JSONDecoder().decode(Dialog.self, from: JSONEncoder().encode(turn.dialog)) == turn.dialog)
    }
}
