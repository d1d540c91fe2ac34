import Foundation
import Parlance
import ParlanceSamples
import ParlanceTestSupport

/// Replays conversations with a sample app.
struct Replay: Sendable {
    /// The result of an utterance.
    struct Outcome: Hashable {
        var turn: Turn
        /// The actions of the app.
        var log: [String]
    }

    /// The grammars by the names of app and language.
    private static let grammars = Memo { (names: [String]) in
        try SampleGrammar(of: SampleApp(named: names[0], language: names[1]), in: Package.grammars)
    }

    private let app: String
    private let language: String
    private let grammar: SampleGrammar
    private let readsPartially: Bool

    /// - Parameter readsPartially: Whether requests are also read in part, as `parlance chat` does.
    init(_ app: String, in language: String = "en", readsPartially: Bool = false) async throws {
        self.app = app
        self.language = language
        self.readsPartially = readsPartially
        grammar = try await Self.grammars.value(for: [app, language])
    }

    /// The results of the utterances.
    ///
    /// - Parameters:
    ///   - isStored: Whether the dialog is stored and restored before each utterance, as if the app were quit in
    ///     between.
    ///   - recorder: Receives events besides the turns.
    func outcomes(
        of conversation: Recording.Conversation,
        isStored: Bool = false,
        _ recorder: Recorder? = nil
    ) async throws -> [Outcome] {
        var circumstances = conversation.circumstances
        let situation = Situation(isLocked: circumstances.remove("locked") != nil)
        let clock = ManualClock()
        let sample = try SampleApp(named: app, language: language, circumstances: circumstances, clock: clock)
        let pipeline = pipeline(with: sample, clock, recorder)
        var dialog = Dialog(identifier: "d")
        var outcomes: [Outcome] = []
        for utterance in conversation.utterances {
            if isStored { dialog = try JSONDecoder().decode(Dialog.self, from: JSONEncoder().encode(dialog)) }
            recorder?.note(utterance, in: dialog, of: pipeline, situation: situation)
            let turn = await pipeline.respond(to: utterance, in: dialog, situation: situation)
            recorder?.note(turn)
            dialog = turn.dialog
            outcomes.append(Outcome(turn: turn, log: sample.log.take()))
        }
        return outcomes
    }

    private func pipeline(with sample: SampleApp, _ clock: ManualClock, _ recorder: Recorder?) -> Pipeline {
        let options = PipelineOptions(
            scheduler: ForgetfulScheduler(),
            clock: clock,
            now: { Date(timeIntervalSince1970: 1_000_000) },
            readsPartially: readsPartially
        )
        let pipeline = sample.pipeline(grammar, options: options)
        guard let recorder else { return pipeline }
        return Pipeline(
            parser: pipeline.parser,
            language: pipeline.language,
            catalog: pipeline.catalog,
            handlers: RecordedHandlers(handlers: sample.handlers, recorder: recorder),
            options: pipeline.options
        )
    }
}

/// Accepts every request for later, as `parlance chat` does.
private struct ForgetfulScheduler: RequestScheduler {
    func schedule(_ request: IntentRequest) async throws {}
    func cancel(_ request: IntentRequest) async throws -> Bool { true }
}
