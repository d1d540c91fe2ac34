/// What became of an utterance.
public struct ParseResult: Sendable {
    public let text: String
    public let match: Match
    /// Best first; empty if nothing matched.
    public let readings: [Reading]
    private let inquiry: NearMissInquiry?

    public enum Match: String, Sendable, Hashable, Codable {
        /// Word for word.
        case exact
        /// With edits.
        case approximate
        /// The best readings tie on different intents or values.
        case ambiguous
        case none
    }

    init(text: String, readings: [Reading]) {
        self.text = text
        match = .exact
        self.readings = readings
        inquiry = nil
    }

    /// - Parameter inquiry: to find out why nothing matched, if somebody wants to know.
    init(text: String, noMatch inquiry: NearMissInquiry) {
        self.text = text
        match = .none
        readings = []
        self.inquiry = inquiry
    }

    /// If nothing matched: the templates that came furthest, at most three, best first.
    ///
    /// - Complexity: that of a few parses, each time: nothing is found out before somebody asks.
    public var nearest: [NearMiss] { inquiry?.nearest() ?? [] }
}
