import Testing

@testable import ParlanceCLI

@Suite("Transcripts of conversations")
struct ChatTranscriptTests {
    @Test func `blank lines stand between conversations, and comments anywhere`() throws {
        let text = "# one\n\n> a\nA: success\n# said twice\n  “Done.”\n> b\n\n\n> c\n\n"
        let transcript = try ChatTranscript(text, file: "t")
        #expect(
            transcript.conversations == [
                [
                    ChatTranscript.Step(line: 3, utterance: "a", expected: ["A: success", "  “Done.”"]),
                    ChatTranscript.Step(line: 7, utterance: "b"),
                ],
                [ChatTranscript.Step(line: 10, utterance: "c")],
            ]
        )
    }

    @Test(arguments: ["A: success\n> a", "> a\n\nA: success", ">a"])
    func `a line that belongs to no utterance is an error`(text: String) {
        let line = text.hasPrefix("> a") ? 3 : 1
        #expect(throws: ChatTranscriptError.noUtterance(file: "t", line: line)) { try ChatTranscript(text, file: "t") }
    }

    @Test(arguments: ["", "\n\n", "# nothing"])
    func `nothing is no transcript`(text: String) {
        #expect(throws: ChatTranscriptError.empty(file: "t")) { try ChatTranscript(text, file: "t") }
    }
}
