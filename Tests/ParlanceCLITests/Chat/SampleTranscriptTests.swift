import Foundation
import ParlanceSamples
import ParlanceTestSupport
import Testing

@testable import ParlanceCLI

/// `PARLANCE_REWRITE_TRANSCRIPT=1` writes the transcripts anew; read them before committing them.
@Suite("Transcripts of the sample apps")
struct SampleTranscriptTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../ParlanceSamplesTests/Transcripts").standardized

    @Test(arguments: SampleApp.names, SampleApp.languages)
    func `conversations go as they are written down`(app: String, language: String) async throws {
        let url = Self.folder.appending(path: "\(language)/\(app).txt")
        let text = try String(contentsOf: url, encoding: .utf8)
        if ProcessInfo.processInfo.environment["PARLANCE_REWRITE_TRANSCRIPT"] != nil {
            try await Self.rewritten(text, app, language).write(to: url, atomically: true, encoding: .utf8)
        }
        let transcript = try ChatTranscript(text, file: app)
        let utterances = transcript.conversations.reduce(0) { $0 + $1.steps.count }
        #expect(transcript.conversations.count >= 10)
        for conversation in transcript.conversations where conversation.tellsTime {
            #expect(conversation.setting.now != nil, "\(app), line \(conversation.line): a time without 'now:'")
        }
        let outcome = try Command("chat", "--app", app, "--language", language, "--transcript", url.path).run()
        let summary = "\(transcript.conversations.count) conversations, \(utterances) utterances: all as recorded\n"
        #expect(outcome == Command.Outcome(output: summary, error: "", code: 0))
    }

    /// The transcript of a new run. Comments stay, except those between an utterance and its result.
    private static func rewritten(_ text: String, _ app: String, _ language: String) async throws -> String {
        let source = try ChatApp(named: app, language: language, patience: .seconds(1))
        let outcomes = try await outcomes(of: ChatTranscript(text, file: app), source)
        var lines: [Substring] = []
        var isOutcome = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let outcome = outcomes[index + 1] {
                lines += [line] + outcome.map { $0[...] }
                isOutcome = true
            } else if line.isEmpty || line.hasPrefix("#") {
                lines.append(line)
                isOutcome = false
            } else if !isOutcome {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// By the line of the utterance. A conversation blocks its thread, which must not be one of the test threads.
    private static func outcomes(of transcript: ChatTranscript, _ source: ChatApp) async throws -> [Int: [String]] {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try held(transcript, source) }) }
        }
    }

    private static func held(_ transcript: ChatTranscript, _ source: ChatApp) throws -> [Int: [String]] {
        var outcomes: [Int: [String]] = [:]
        for conversation in transcript.conversations {
            var voice = try source.begin(conversation.setting)
            for step in conversation.steps { outcomes[step.line] = voice.say(step.utterance) }
        }
        return outcomes
    }
}

extension ChatTranscript.Conversation {
    /// Whether its turns depend on the clock.
    fileprivate var tellsTime: Bool { steps.contains { $0.expected.contains { $0.contains("dateTime:") } } }
}
