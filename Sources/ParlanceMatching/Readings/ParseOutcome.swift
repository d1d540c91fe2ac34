/// The outcome of parsing an utterance: one reading that wins, several that tie, or none.
///
/// ```swift
/// switch try parser.parse("order a chery cake").outcome {
/// case .exact(let reading, _): print("exactly", reading.intent)
/// case .approximate(let reading, _):
///     print("with corrections", reading.intent)  // with corrections OrderCake
/// case .ambiguous(let readings): print(readings.count, "readings tie")
/// case .partial(let readings): print("in part", readings[0].intent)
/// case .notUnderstood(let inquiry): print(inquiry.nearest().count, "templates came near")
/// }
/// ```
///
/// Exit codes, JSON and the pipeline's answers are derived from it.
public enum ParseOutcome: Sendable {
    /// A reading wins word for word, perhaps beside remarks (`Reading.remarks`). The others follow, best first, up to the limit of the options.
    case exact(Reading, others: [Reading])
    /// A reading wins with corrected words.
    case approximate(Reading, others: [Reading])
    /// Several readings with corrected words tie on different intents or values, so none of them is chosen. If a wildcard
    /// took a word that is probably misspelt, the reading without corrections is the last.
    case ambiguous([Reading])
    /// Readings to ask about, best first: each leaves words unexplained (`Reading.unexplainedWords`), or corrects words
    /// without enough evidence (`Reading.editedWords`). Only with `ParseOptions.partial`.
    case partial([Reading])
    /// No template matches. The inquiry finds the templates that came furthest.
    case notUnderstood(NearMissInquiry)

    /// The outcome of readings with corrected words that tie; nil if there are none.
    init?(tied readings: [Reading]) {
        guard let first = readings.first else { return nil }
        self = readings.count > 1 ? .ambiguous(readings) : .approximate(first, others: [])
    }
}

extension ParseOutcome {
    /// The kind of the outcome.
    public var match: ParseResult.Match {
        switch self {
        case .exact: .exact
        case .approximate: .approximate
        case .ambiguous: .ambiguous
        case .partial: .partial
        case .notUnderstood: .none
        }
    }

    /// The reading that wins; nil if several tie or none matches.
    public var best: Reading? {
        switch self {
        case .exact(let reading, _), .approximate(let reading, _): reading
        case .ambiguous, .partial, .notUnderstood: nil
        }
    }

    /// All readings: the winner and those after it, or those that tie; empty if none matches.
    public var readings: [Reading] {
        switch self {
        case .exact(let reading, let others), .approximate(let reading, let others): [reading] + others
        case .ambiguous(let readings), .partial(let readings): readings
        case .notUnderstood: []
        }
    }
}
