import Foundation
import Parlance
import ParlanceSamples
import ParlanceTestSupport

/// Holds conversations with sample apps anew.
struct Replay: Sendable {
    let app: String
    private let pipeline: Pipeline

    /// - Complexity: compiles the grammar, which all conversations share.
    init(_ app: String) throws {
        self.app = app
        pipeline = try SampleApp(named: app).pipeline(grammars: Package.grammars)
    }

    /// What comes of what is said.
    ///
    /// - Parameter recorder: told what happens behind the turns.
    func turns(
        of conversation: Transcript.Conversation,
        _ recorder: Recorder? = nil
    ) async throws -> [(turn: Turn, log: [String])] {
        let isLocked = conversation.circumstances.contains("locked")
        let clock = ManualClock()
        let sample = try SampleApp(
            named: app,
            circumstances: conversation.circumstances.subtracting(["locked"]),
            clock: clock
        )
        let fresh = pipeline(with: sample, clock, recorder)
        var dialog = Dialog(identifier: "d")
        var all: [(Turn, [String])] = []
        for exchange in conversation.exchanges {
            // Stored and restored each time, as by an app that is quit in between.
            dialog = try JSONDecoder().decode(Dialog.self, from: JSONEncoder().encode(dialog))
            let situation = Situation(isLocked: isLocked)
            recorder?.note(exchange.utterance, in: dialog, fresh, situation)
            let turn = await fresh.respond(to: exchange.utterance, in: dialog, situation: situation)
            recorder?.note(turn)
            dialog = turn.dialog
            all.append((turn, sample.log.take()))
        }
        return all
    }

    /// The same grammar with another world behind it.
    func pipeline(with sample: SampleApp, _ clock: ManualClock, _ recorder: Recorder? = nil) -> Pipeline {
        var options = pipeline.options
        options.receiver = sample.receiver
        options.clock = clock
        options.now = { Date(timeIntervalSince1970: 1_000_000) }
        return Pipeline(
            parser: pipeline.parser,
            language: pipeline.language,
            catalog: pipeline.catalog,
            handlers: recorder.map { RecordedHandlers(handlers: sample.handlers, recorder: $0) } ?? sample.handlers,
            options: options
        )
    }

    /// The conversation as it goes now.
    func rewritten(_ conversation: Transcript.Conversation) async throws -> Transcript.Conversation {
        var copy = conversation
        for (index, (turn, log)) in try await turns(of: conversation).enumerated() {
            copy.exchanges[index].turn = TurnText(turn: turn).lines + log.map { "  log: \($0)" }
        }
        return copy
    }
}
