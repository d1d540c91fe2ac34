import ParlanceSamples
import Testing

@Suite("Stored dialogs")
struct StoredDialogTests {
    @Test(arguments: SampleApp.names, SampleApp.languages)
    func `recorded dialogs go on in another process as they would have here`(app: String, language: String) async throws
    {
        let replay = try await Replay(app, in: language)
        let conversations = try Recording(of: app, in: language).conversations
        #expect(conversations.count >= 10)
        for conversation in conversations {
            let held = try await replay.outcomes(of: conversation)
            let stored = try await replay.outcomes(of: conversation, isStored: true)
            #expect(held == stored, "\(conversation.utterances)")
        }
    }
}
