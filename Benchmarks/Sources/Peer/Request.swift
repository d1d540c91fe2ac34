/// A line of input with a command.
struct Request: Decodable {
    var command: String
    /// The number of repetitions; 1 by default.
    var rounds: Int?
    /// The time limit in seconds: an utterance that exceeds it is not parsed again.
    var limit: Double?
    /// The number of threads; 1 by default.
    var threads: Int?

    /// The number of repetitions, at least one.
    var count: Int { max(rounds ?? 1, 1) }
}
