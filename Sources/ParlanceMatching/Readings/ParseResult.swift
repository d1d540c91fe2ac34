/// What became of an utterance.
public struct ParseResult: Sendable {
    public var text: String
    public var match: Match
    /// Best first; empty if nothing matched.
    public var readings: [Reading]
    /// If nothing matched: the templates that came furthest, at most three, best first.
    public var nearest: [NearMiss]

    public enum Match: String, Sendable, Hashable, Codable {
        /// Word for word.
        case exact
        /// With edits.
        case approximate
        /// The best readings tie on different intents or values.
        case ambiguous
        case none
    }
}
