/// Why an utterance can't be read at all.
///
/// ```swift
/// do {
///     print(try parser.parse(String(repeating: "a", count: 5_000)).readings.count)
/// } catch {
///     print(error == .textTooLong(bytes: 5_000, limit: Parser.textLimit))  // true
/// }
/// ```
public enum ParseError: Error, Sendable, Hashable {
    /// Longer than `Parser.textLimit`.
    case textTooLong(bytes: Int, limit: Int)
    /// The grammar has too many ways to read it: to find the best would take more time and memory than an utterance is
    /// given. It is not known whether anything matches.
    case tooManyWays

    /// What is wrong and what to do, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .textTooLong(let bytes, let limit): "the text has \(bytes) bytes; an utterance may have \(limit)"
        case .tooManyWays:
            "the grammar has too many ways to read the text; shorten the text, or use fewer adjacent slots"
        }
    }
}
