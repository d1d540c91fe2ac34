/// A transcript that can't be replayed.
enum ChatTranscriptError: Error, Equatable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case notUTF8(file: String)
    case empty(file: String)
    case noUtterance(file: String, line: Int)

    var description: String {
        switch self {
        case .unreadable(let file, let reason): "'\(file)' can't be read: \(reason)"
        case .notUTF8(let file): "'\(file)' is not UTF-8; save it as UTF-8"
        case .empty(let file):
            "'\(file)' holds no conversation; what 'parlance chat' shows is one, utterances behind '> '"
        case .noUtterance(let file, let line):
            "\(file):\(line): a conversation begins with an utterance, '> …', and ends with a blank line"
        }
    }
}
