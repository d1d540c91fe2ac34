import Foundation

/// Recorded conversations: the output of `parlance chat` with utterances after `> `, and blank lines between
/// conversations.
///
/// A conversation may begin with its setting: `with: signed out, locked`, `now: 2026-11-20T09:00`. A line that begins with `#` is a comment.
struct ChatTranscript {
    struct Conversation: Equatable {
        /// The number of its first line, from 1, except comments.
        var line: Int
        var setting = ChatSetting()
        var steps: [Step] = []
    }

    struct Step: Equatable {
        /// The line of the utterance, from 1.
        var line: Int
        var utterance: String
        /// The recorded lines of the turns.
        var expected: [String] = []
    }

    /// The maximum size in bytes.
    private static let sizeLimit = 16 << 20

    private(set) var conversations: [Conversation] = []

    /// - Throws: `ChatTranscriptError` if a line belongs to no utterance, or if there is no utterance.
    init(_ text: String, file: String) throws(ChatTranscriptError) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var isNew = true
        for (index, line) in lines.enumerated() {
            let line = Self.trimmed(line)
            if line.hasPrefix("#") { continue }
            if !line.isEmpty {
                if isNew { conversations.append(Conversation(line: index + 1)) }
                guard conversations[conversations.count - 1].take(line, at: index + 1) else {
                    throw .noUtterance(file: file, line: index + 1)
                }
            }
            isNew = line.isEmpty
        }
        if let silent = conversations.first(where: \.steps.isEmpty) {
            throw .noUtterance(file: file, line: silent.line)
        }
        guard !conversations.isEmpty else { throw .empty(file: file) }
    }

    /// Reads a file.
    init(path: String) throws {
        let bytes: Data
        do {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? handle.close() }
            bytes = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
        } catch {
            throw ChatTranscriptError.unreadable(file: path, reason: error.localizedDescription)
        }
        guard bytes.count <= Self.sizeLimit else {
            throw ChatTranscriptError.tooLarge(file: path, limit: Self.sizeLimit)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ChatTranscriptError.notUTF8(file: path) }
        try self.init(text, file: path)
    }

    /// The line without trailing blanks.
    private static func trimmed(_ line: Substring) -> String {
        var line = line
        while line.last?.isWhitespace ?? false { line.removeLast() }
        return String(line)
    }
}

extension ChatTranscript.Conversation {
    /// - Returns: Whether the line is valid here.
    fileprivate mutating func take(_ line: String, at number: Int) -> Bool {
        if line.hasPrefix(ChatInput.prompt) {
            let utterance = String(line.dropFirst(ChatInput.prompt.count))
            steps.append(ChatTranscript.Step(line: number, utterance: utterance))
        } else if let last = steps.indices.last {
            steps[last].expected.append(line)
        } else if let more = ChatSetting(line: line) {
            setting = setting.union(more)
        } else {
            return false
        }
        return true
    }
}
