/// The reason that an utterance cannot be parsed.
///
/// ```swift
/// do {
///     print(try parser.parse(String(repeating: "a", count: 5_000)).readings.count)
/// } catch {
///     print(error == .textTooLong(bytes: 5_000, limit: Parser.textLimit))  // true
/// }
/// ```
public enum ParseError: Error, Sendable, Hashable {
    /// The text is longer than `Parser.textLimit`.
    case textTooLong(bytes: Int, limit: Int)
    /// The grammar has too many ways to read the text: finding the best reading would exceed the limits on time and
    /// memory for an utterance. Whether a template matches is unknown.
    case tooManyWays
    /// The grammar has no intent with a name of `ParseOptions.intents`; the suggestion is the nearest name that it has.
    case unknownIntent(String, suggestion: String?)

    /// The problem and its remedy, in one sentence without a full stop.
    public var message: String {
        switch self {
        case .textTooLong(let bytes, let limit): "the text has \(bytes) bytes; an utterance may have \(limit)"
        case .tooManyWays:
            "the grammar has too many ways to read the text; shorten the text, or use fewer adjacent slots"
        case .unknownIntent(let intent, let suggestion):
            "the grammar has no intent '\(intent)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}
