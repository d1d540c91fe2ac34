/// The result of parsing an utterance.
///
/// ```swift
/// let result = try parser.parse("order a plum cake")
/// print(result.match, result.readings.count)  // exact 1
/// ```
public struct ParseResult: Sendable {
    /// The utterance as the caller passed it.
    public let text: String
    /// The outcome, with the readings.
    public let outcome: ParseOutcome
    /// Whether readings after the best may be missing or misplaced: slots that can swap their values give millions of
    /// readings, of which only a limited number is compared. If nothing matched word for word, whether the search for
    /// corrections was cut short.
    public let isIncomplete: Bool
    /// Whether the language was chosen among several, so that JSON names it.
    package internal(set) var namesLanguage = false

    /// The kind of an outcome, with its name in JSON.
    public enum Match: String, Sendable, Hashable, Codable {
        /// A reading wins word for word.
        case exact
        /// A reading wins with corrected words.
        case approximate
        /// Several readings tie on different intents or values.
        case ambiguous
        /// The readings leave words of the utterance unexplained, or are doubtful corrections of it.
        case partial
        /// No template matches.
        case none
    }

    init(text: String, outcome: ParseOutcome, isIncomplete: Bool) {
        self.text = text
        self.outcome = outcome
        self.isIncomplete = isIncomplete
    }

    /// The kind of the outcome.
    public var match: Match { outcome.match }

    /// The language of the best reading, a BCP 47 tag; nil if nothing matched.
    public var language: String? {
        switch outcome {
        case .exact(let reading, _), .approximate(let reading, _): reading.language
        case .ambiguous(let readings), .partial(let readings): readings.first?.language
        case .notUnderstood: nil
        }
    }

    /// The reading that wins; nil if several tie or none matches.
    public var best: Reading? { outcome.best }

    /// The readings, best first, up to the limit of the options; those that tie if the utterance is ambiguous; empty if
    /// nothing matched.
    public var readings: [Reading] { outcome.readings }

    /// The templates that came furthest if nothing matched, at most three, best first.
    ///
    /// - Complexity: A few parses per access.
    public var nearest: [NearMiss] {
        if case .notUnderstood(let inquiry) = outcome { inquiry.nearest() } else { [] }
    }
}
