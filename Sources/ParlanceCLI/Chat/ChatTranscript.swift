import Foundation

/// Recorded conversations: what `parlance chat` shows, utterances behind `> `, with blank lines between conversations.
///
/// A line that begins with `#` is a comment.
struct ChatTranscript {
    struct Step: Equatable {
        /// Of the utterance, counted from 1.
        var line: Int
        var utterance: String
        /// What came of it.
        var expected: [String] = []
    }

    private(set) var conversations: [[Step]] = []

    /// - Throws: `ChatTranscriptError` if there is a line that belongs to no utterance, or no utterance at all.
    init(_ text: String, file: String) throws(ChatTranscriptError) {
        var isNew = true
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let line = Self.trimmed(line)
            if line.isEmpty {
                isNew = true
            } else if line.hasPrefix(ChatInput.prompt) {
                if isNew { conversations.append([]) }
                isNew = false
                let utterance = String(line.dropFirst(ChatInput.prompt.count))
                conversations[conversations.count - 1].append(Step(line: index + 1, utterance: utterance))
            } else if !line.hasPrefix("#") {
                guard !isNew, let step = conversations.last?.indices.last else {
                    throw .noUtterance(file: file, line: index + 1)
                }
                conversations[conversations.count - 1][step].expected.append(line)
            }
        }
        guard !conversations.isEmpty else { throw .empty(file: file) }
    }

    /// Reads a file.
    init(path: String) throws {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw ChatTranscriptError.unreadable(file: path, reason: error.localizedDescription)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ChatTranscriptError.notUTF8(file: path) }
        try self.init(text, file: path)
    }

    /// Without blanks at its end, which nobody sees.
    private static func trimmed(_ line: Substring) -> String {
        var line = line
        while line.last?.isWhitespace ?? false { line.removeLast() }
        return String(line)
    }
}
