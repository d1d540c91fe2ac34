/// A way to parse the utterances of a workload, which were given to it before.
protocol Peer {
    /// What it is a version of.
    var version: String { get }
    /// How many utterances there are.
    var count: Int { get }

    /// Parses an utterance and lets go of the result.
    func parse(_ number: Int)

    /// What each utterance means, nil where nothing matches.
    ///
    /// - Throws: `PeerError` where the peer finds no meanings.
    func answers() throws(PeerError) -> [Answer?]

    /// The answer to a command that is not for all peers; nil: it is unknown.
    func respond(to request: Request) -> Response?
}

extension Peer {
    func respond(to request: Request) -> Response? { nil }
}
