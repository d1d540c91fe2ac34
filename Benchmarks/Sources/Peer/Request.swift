/// A line of input: what to do.
struct Request: Decodable {
    var command: String
    /// How often; 1 if not given.
    var rounds: Int?
    /// How long an utterance may take, in seconds, before it is not parsed again.
    var limit: Double?
    /// How many threads; 1 if not given.
    var threads: Int?

    /// How often, at least once.
    var count: Int { max(rounds ?? 1, 1) }
}
