/// Why an utterance can't be read at all.
public enum ParseError: Error, Sendable, Hashable {
    /// Longer than `Parser.textLimit`.
    case textTooLong(bytes: Int, limit: Int)

    /// What is wrong and what to do, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .textTooLong(let bytes, let limit): "the text has \(bytes) bytes; an utterance may have \(limit)"
        }
    }
}
