/// The reason why a peer cannot answer a request.
struct PeerError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
