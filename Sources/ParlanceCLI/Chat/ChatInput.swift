import Foundation

/// The input of a conversation: a terminal or a file.
struct ChatInput {
    /// The prompt before an utterance, also in transcripts.
    static let prompt = "> "

    /// Whether the input is a terminal, which shows typed text itself.
    let isTerminal: Bool
    private let editor: LineEditor?
    private var lines = Utterances()
    private var waiting: ArraySlice<Result<String, UtteranceError>> = []

    init() {
        isTerminal = isatty(STDIN_FILENO) == 1
        editor = isTerminal && isatty(STDOUT_FILENO) == 1 ? LineEditor() : nil
    }

    /// The next utterance; nil at the end. Blank lines are skipped.
    mutating func next() throws -> Result<String, UtteranceError>? {
        if let editor { return Self.next(by: editor).map(Result.success) }
        while waiting.isEmpty {
            if isTerminal { try StandardOutput.write(Data(Self.prompt.utf8)) }
            guard let more = try lines.next() else { return nil }
            waiting = more[...]
        }
        return waiting.removeFirst()
    }

    private static func next(by editor: LineEditor) -> String? {
        while let line = editor.next(prompt: prompt) {
            if !line.allSatisfy(\.isWhitespace) { return line }
        }
        return nil
    }
}
