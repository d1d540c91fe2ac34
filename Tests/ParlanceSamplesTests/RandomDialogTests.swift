import Foundation
import Parlance
import ParlanceSamples
import ParlanceTestSupport
import Testing

@Suite("Random dialogs with the sample apps")
struct RandomDialogTests {
    private static let dialogs = 250
    private static let nonsense = [
        "", "…", "purple monkey", "number 99", "the last one", "none of them", "yes", "no", "7",
    ]
    /// What can't be waited for, and what is a handler's fault on purpose.
    private static let leftOut: Set = ["slow network", "app crashing"]

    private func conversation(_ app: String, _ utterances: [String], _ random: inout SplitMix)
        -> Transcript.Conversation
    {
        var conversation = Transcript.Conversation()
        let circumstances = SampleApp.circumstances(of: app).filter { !Self.leftOut.contains($0) }
        if Int.random(in: 0..<4, using: &random) == 0, let circumstance = circumstances.randomElement(using: &random) {
            conversation.circumstances = [circumstance]
        }
        for _ in 0..<Int.random(in: 3...10, using: &random) {
            guard let utterance = utterances.randomElement(using: &random) else { continue }
            conversation.exchanges.append(Transcript.Exchange(utterance: utterance))
        }
        return conversation
    }

    @Test(arguments: SampleApp.names)
    func `all utterances of the transcripts, in any order, get an answer that handlers are right to give`(
        app: String
    ) async throws {
        let url = Package.transcripts.appending(path: "\(app).txt")
        let transcript = try Transcript(String(contentsOf: url, encoding: .utf8))
        let said = transcript.conversations.flatMap(\.exchanges).map(\.utterance)
        let replay = try Replay(app)
        var random = SplitMix(seed: 7)
        var ends = 0
        for number in 0..<Self.dialogs {
            let conversation = conversation(app, said + Self.nonsense, &random)
            for (turn, _) in try await replay.turns(of: conversation) {
                #expect(turn.problems == [], "\(number): \(conversation.text)")
                if turn.interaction?.response != nil { ends += 1 }
            }
        }
        #expect(ends > 100)
    }
}
