/// A transcript that can't be replayed.
enum ChatTranscriptError: Error, Equatable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case notUTF8(file: String)
    case tooLarge(file: String, limit: Int)
    case empty(file: String)
    case noUtterance(file: String, line: Int)
    /// The circumstances of the conversation are unknown.
    case notBegun(file: String, line: Int, reason: String)

    var description: String {
        switch self {
        case .unreadable(let file, let reason): "'\(file)' can't be read: \(reason)"
        case .notUTF8(let file): "'\(file)' is not UTF-8; save it as UTF-8"
        case .tooLarge(let file, let limit): "'\(file)' has more than \(limit >> 20) megabytes; split it"
        case .empty(let file):
            "'\(file)' has no conversation; write one as 'parlance chat' shows it, utterances behind '> '"
        case .noUtterance(let file, let line):
            "\(file):\(line): a conversation begins with an utterance, '> …', or with its setting, 'with: …' or 'now: …', and "
                + "ends with a blank line"
        case .notBegun(let file, let line, let reason): "\(file):\(line): \(reason)"
        }
    }
}
