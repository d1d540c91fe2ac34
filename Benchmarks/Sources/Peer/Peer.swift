/// A way to parse the utterances of a workload.
protocol Peer {
    /// The name and version of the software.
    var version: String { get }
    /// The number of utterances.
    var count: Int { get }

    /// Parses an utterance and releases the result.
    func parse(_ number: Int)

    /// The meaning of each utterance, nil if nothing matches.
    ///
    /// - Throws: `PeerError` if the peer finds no meanings.
    func answers() throws(PeerError) -> [Answer?]

    /// The answer to a command of only some peers; nil if it is unknown.
    func respond(to request: Request) -> Response?
}

extension Peer {
    func respond(to request: Request) -> Response? { nil }
}
