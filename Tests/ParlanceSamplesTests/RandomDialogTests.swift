import Foundation
import Parlance
import ParlanceSamples
import ParlanceTestSupport
import Testing

@Suite("Random dialogs with the sample apps")
struct RandomDialogTests {
    /// By language.
    private static let dialogs = ["en": 250, "de": 50]
    private static let nonsense = [
        "", "…", "purple monkey", "number 99", "the last one", "none of them", "yes", "no", "7",
    ]
    /// Circumstances that cause waiting, and intended errors of handlers.
    private static let leftOut: Set = ["slow network", "app crashing"]

    /// A conversation of some of the utterances, perhaps with a simulated fault.
    private func conversation(
        with app: String,
        of utterances: [String],
        _ random: inout SplitMix
    ) -> Recording.Conversation {
        var conversation = Recording.Conversation()
        let circumstances = SampleApp.circumstances(of: app).filter { !Self.leftOut.contains($0) }
        if Int.random(in: 0..<4, using: &random) == 0, let circumstance = circumstances.randomElement(using: &random) {
            conversation.circumstances = [circumstance]
        }
        for _ in 0..<Int.random(in: 3...10, using: &random) {
            guard let utterance = utterances.randomElement(using: &random) else { continue }
            conversation.utterances.append(utterance)
        }
        return conversation
    }

    @Test(arguments: SampleApp.names, SampleApp.languages)
    func `all utterances of the transcripts, in any order, get an answer that handlers are right to give`(
        app: String,
        language: String
    ) async throws {
        let said = try Recording(of: app, in: language).conversations.flatMap(\.utterances)
        let replay = try await Replay(app, in: language)
        var random = SplitMix(seed: 7)
        var ends = 0
        for number in 0..<Self.dialogs[language, default: 50] {
            let conversation = conversation(with: app, of: said + Self.nonsense, &random)
            for outcome in try await replay.outcomes(of: conversation) {
                #expect(outcome.turn.problems == [], "\(number): \(conversation)")
                if outcome.turn.interaction?.response != nil { ends += 1 }
            }
        }
        #expect(ends > 20)
    }
}
