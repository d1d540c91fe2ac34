import Foundation
import ParlanceSamples
import Testing

/// `PARLANCE_REWRITE_TRANSCRIPT=1` writes the transcripts anew; read them before they are kept.
@Suite("Transcripts of the sample apps")
struct TranscriptTests {
    private static let isRewriting = ProcessInfo.processInfo.environment["PARLANCE_REWRITE_TRANSCRIPT"] != nil

    @Test(arguments: SampleApp.names)
    func `conversations go as they are written down`(app: String) async throws {
        let url = Package.transcripts.appending(path: "\(app).txt")
        let text = try String(contentsOf: url, encoding: .utf8)
        var transcript = try Transcript(text)
        #expect(transcript.conversations.count >= 10)
        let replay = try Replay(app)
        for index in transcript.conversations.indices {
            let expected = transcript.conversations[index]
            let held = try await replay.rewritten(expected)
            if !Self.isRewriting { #expect(held.text == expected.text) }
            transcript.conversations[index] = held
        }
        if Self.isRewriting { try transcript.text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(Self.isRewriting || transcript.text == text)
    }
}
