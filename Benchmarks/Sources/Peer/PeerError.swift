/// Why a peer can't do what it was asked for.
struct PeerError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
