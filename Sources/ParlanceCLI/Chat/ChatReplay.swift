import Parlance

/// Replays a transcript and compares the turns.
struct ChatReplay {
    let transcript: ChatTranscript
    let file: String
    private(set) var turns = 0
    private(set) var differences = 0

    init(_ transcript: ChatTranscript, file: String) {
        self.transcript = transcript
        self.file = file
    }

    /// - Parameters:
    ///   - setting: The setting of all conversations.
    ///   - report: Receives each difference.
    /// - Throws: `ChatTranscriptError` if the setting of a conversation is invalid.
    mutating func run(
        with source: any ChatSource,
        _ setting: ChatSetting,
        report: (String) throws -> Void
    ) throws {
        for conversation in transcript.conversations {
            var voice = try begin(conversation, with: source, setting)
            for step in conversation.steps {
                turns += 1
                let lines = voice.say(step.utterance)
                guard lines != step.expected else { continue }
                differences += 1
                try report(difference(step, lines))
            }
        }
    }

    private func begin(
        _ conversation: ChatTranscript.Conversation,
        with source: any ChatSource,
        _ setting: ChatSetting
    ) throws -> ChatVoice {
        do {
            return try source.begin(setting.union(conversation.setting))
        } catch {
            throw ChatTranscriptError.notBegun(file: file, line: conversation.line, reason: "\(error)")
        }
    }

    /// A summary of the differences.
    var summary: String {
        let count = transcript.conversations.count
        let conversations = count == 1 ? "1 conversation" : "\(count) conversations"
        let utterances = turns == 1 ? "1 utterance" : "\(turns) utterances"
        return differences == 0
            ? "\(conversations), \(utterances): all as recorded"
            : "\(conversations), \(utterances): \(differences) not as recorded"
    }

    private func difference(_ step: ChatTranscript.Step, _ actual: [String]) -> String {
        let changes = actual.difference(from: step.expected)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        var lines = ["\(file):\(step.line): \(ChatInput.prompt)\(MarkedText.clean(step.utterance))"]
        var (was, now) = (0, 0)
        while was < step.expected.count || now < actual.count {
            if removed.contains(was) {
                lines.append("- " + step.expected[was])
                was += 1
            } else if inserted.contains(now) {
                lines.append("+ " + actual[now])
                now += 1
            } else {
                lines.append("  " + actual[now])
                (was, now) = (was + 1, now + 1)
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
