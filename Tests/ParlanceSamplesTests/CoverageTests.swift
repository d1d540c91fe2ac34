import Foundation
import Parlance
import ParlanceSamples
import Testing

/// The coverage of the transcripts.
@Suite("Coverage of the transcripts")
struct CoverageTests {
    /// All apps' conversations, run once for all tests.
    private static let recorded = Task {
        let recorder = Recorder()
        for app in SampleApp.names {
            let replay = try await Replay(app)
            for conversation in try Recording(of: app).conversations {
                _ = try await replay.outcomes(of: conversation, recorder)
            }
        }
        return recorder.names
    }

    /// The names with a prefix, without it.
    private func names(_ beginning: String) async throws -> Set<String> {
        let names = try await Self.recorded.value
        return Set(names.filter { $0.hasPrefix(beginning + " ") }.map { String($0.dropFirst(beginning.count + 1)) })
    }

    @Test func `every outcome of resolving occurs`() async throws {
        let outcomes = try await names("resolution")
        let expected: Set = [
            "success", "success with another value", "success with several values", "accepted", "notRequired",
            "needsValue", "disambiguation",
            "confirmationRequired", "each",
        ]
        #expect(expected.subtracting(outcomes) == [])
        let reasons: Set = [
            "paymentsCurrencyUnsupported", "paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "noAccount",
            "noContactFound", "videoCallUnsupported", "cameraNotAccessible", "outsideServiceArea",
        ]
        #expect(reasons.subtracting(outcomes.map { $0.replacing("unsupported ", with: "") }) == [])
    }

    @Test func `every kind of response code occurs, in every phase that it belongs to`() async throws {
        let ends: Set = [
            "unspecified", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        ]
        #expect(try await ends.subtracting(names("code")) == [])
        let confirmed: Set = ["ready", "userConfirmationRequired", "failure", "failureRequiringAppLaunch"]
        #expect(try await confirmed.subtracting(names("confirm")) == [])
        let handled: Set = ["success", "failure", "unspecified", "inProgress", "continueInApp", "handleInApp"]
        #expect(try await handled.subtracting(names("handle")) == [])
        let statuses: Set = ["unspecified", "inProgress", "success", "failure"]
        #expect(try await statuses.subtracting(names("status")) == [])
    }

    /// BNRun starts workouts in the foreground and pauses them in the background, and never the other way round; and it
    /// ends a workout, or begins one of the three, without further questions.
    private static let unused: Set = [
        "StartWorkout handleInApp", "StartWorkout failureNoMatchingWorkout", "PauseWorkout continueInApp",
        "ResumeWorkout continueInApp", "EndWorkout continueInApp", "EndWorkout handleInApp",
        "CancelWorkout continueInApp", "CancelWorkout handleInApp",
    ]

    /// The declared intents that an app supports.
    private static let supported = Result {
        let names = try SampleApp.names.reduce(into: Set<String>()) { names, name in
            let pipeline = try SampleApp(named: name).pipeline(grammars: Package.grammars)
            names.formUnion(pipeline.options.manifest?.supported ?? [])
        }
        return try IntentCatalog.load(paths: ["\(Package.grammars)/intents.yaml"]).intents
            .filter { names.contains($0.name) }
    }

    @Test func `every other code that an intent has of its own occurs with it`() async throws {
        let told = try await names("code").union(names("handle"))
        let own = try Self.supported.get().flatMap { intent in
            (intent.responseCodes ?? []).map { "\(intent.name) \($0)" }
        }
        #expect(own.count > 40)
        #expect(Set(own).subtracting(told) == Self.unused)
    }

    @Test func `every intent is handled`() async throws {
        let codes = try await names("code")
        #expect(try Self.supported.get().count > 10)
        for intent in try Self.supported.get() {
            #expect(codes.contains("\(intent.name) success"), "\(intent.name)")
        }
    }

    @Test func `every kind of reply occurs`() async throws {
        let expected: Set = [
            "value", "candidate", "position", "position from the end", "yes", "no", "cancel", "none", "new request",
            "addition", "removal", "clear", "ask", "except", "any", "wait", "again", "help", "back", "restart",
        ]
        #expect(try await expected.subtracting(names("reply")) == [])
    }

    /// An ambiguous request needs two intents with the same sentence; `SlowNetworkTests` covers intents in progress;
    /// the apps have handlers for all intents of their grammars; `SchedulingTests` covers requests for later without a
    /// scheduler; and `called` is only a part of other texts.
    private static let elsewhere: Set<Message.Key> = [.ambiguous, .inProgress, .notSupported, .notScheduled, .called]

    @Test func `every other message occurs`() async throws {
        let told = try await names("message")
        #expect(Set(Message.Key.allCases.map { "\($0)" }).subtracting(told) == Set(Self.elsewhere.map { "\($0)" }))
    }
}
