/// What became of an utterance.
public struct ParseResult: Sendable {
    public let text: String
    public let match: Match
    /// The reading that wins; nil if nothing matched.
    public let best: Reading?
    /// What comes behind the best, best first.
    private let others: [Reading]
    private let inquiry: NearMissInquiry?
    /// Whether there may be more readings than these, or others in their stead behind the best: slots that may stand for
    /// one another have millions of readings, and only so many are looked at. If nothing matched as it is, whether the
    /// search for readings with edits was given up.
    public internal(set) var isIncomplete = false

    public enum Match: String, Sendable, Hashable, Codable {
        /// Word for word.
        case exact
        /// With edits.
        case approximate
        /// The best readings tie on different intents or values.
        case ambiguous
        case none
    }

    init(text: String, best: Reading, others: [Reading]) {
        self.text = text
        match = .exact
        self.best = best
        self.others = others
        inquiry = nil
    }

    /// - Parameter guesses: readings with edits; if they are several, they tie.
    init(text: String, guesses: [Reading]) {
        self.text = text
        match = guesses.count > 1 ? .ambiguous : .approximate
        best = guesses.first
        others = Array(guesses.dropFirst())
        inquiry = nil
    }

    /// - Parameter others: readings without edits that come behind one with edits.
    init(text: String, guess: Reading, others: [Reading]) {
        self.text = text
        match = .approximate
        best = guess
        self.others = others
        inquiry = nil
    }

    /// - Parameter inquiry: to find out why nothing matched, if somebody wants to know.
    init(text: String, noMatch inquiry: NearMissInquiry) {
        self.text = text
        match = .none
        best = nil
        others = []
        self.inquiry = inquiry
    }

    /// Best first, as many as were asked for; empty if nothing matched.
    public var readings: [Reading] { best.map { [$0] + others } ?? [] }

    /// If nothing matched: the templates that came furthest, at most three, best first.
    ///
    /// - Complexity: that of a few parses, each time: nothing is found out before somebody asks.
    public var nearest: [NearMiss] { inquiry?.nearest() ?? [] }
}
