import Foundation
import Testing

@testable import ParlanceCLI

@Suite("Transcripts of conversations")
struct ChatTranscriptTests {
    @Test func `blank lines stand between conversations, and comments anywhere`() throws {
        let text = "# one\n\n> a\nA: success\n# said twice\n  “Done.”\n> b\n\n\n> c\n\n"
        let transcript = try ChatTranscript(text, file: "t")
        #expect(
            transcript.conversations == [
                ChatTranscript.Conversation(
                    line: 3,
                    steps: [
                        ChatTranscript.Step(line: 3, utterance: "a", expected: ["A: success", "  “Done.”"]),
                        ChatTranscript.Step(line: 7, utterance: "b"),
                    ]
                ),
                ChatTranscript.Conversation(line: 10, steps: [ChatTranscript.Step(line: 10, utterance: "c")]),
            ]
        )
    }

    @Test func `a conversation may say how things stand before anything is said`() throws {
        let text = "# a\nwith: signed out,  locked\nwith: storm\n# b\n> a\nwith: b\n\n> c\n"
        let conversations = try ChatTranscript(text, file: "t").conversations
        #expect(conversations.map(\.setting) == [ChatSetting(["locked", "signed out", "storm"]), ChatSetting()])
        #expect(conversations[0].setting.lines == ["with: signed out, storm, locked"])
        #expect(conversations[0].steps.map(\.expected) == [["with: b"]])
    }

    @Test func `a conversation may be at a fixed time`() throws {
        let text = "with: storm\nnow: 2026-11-20T09:00\n> a\n"
        let setting = try ChatTranscript(text, file: "t").conversations[0].setting
        #expect(setting == ChatSetting(["storm"], now: "2026-11-20T09:00"))
        #expect(setting.lines == ["with: storm", "now: 2026-11-20T09:00"])
        #expect(setting.clock.now() == Date(timeIntervalSince1970: 1_795_165_200))
    }

    @Test(arguments: [
        ("now: soon\n> a", 1), ("A: success\n> a", 1), ("> a\n\nA: success", 3), (">a", 1),
        ("with:\n> a", 1), ("#\nwith: a\n\n> a", 2),
    ])
    func `a line that belongs to no utterance is an error`(text: String, line: Int) {
        #expect(throws: ChatTranscriptError.noUtterance(file: "t", line: line)) { try ChatTranscript(text, file: "t") }
    }

    @Test(arguments: ["", "\n\n", "# nothing"])
    func `nothing is no transcript`(text: String) {
        #expect(throws: ChatTranscriptError.empty(file: "t")) { try ChatTranscript(text, file: "t") }
    }
}
