import Workloads

/// The lowest bound: it only reads the bytes of the texts.
final class BytesPeer: Peer {
    let version = "none"
    private let texts: [String]
    /// The sum of all bytes, stored so that the loop is not optimized away.
    private var sum: UInt64 = 0

    init(_ workload: Workload) {
        texts = workload.utterances.map(\.text)
    }

    var count: Int { texts.count }

    @inline(never)
    func parse(_ number: Int) {
        sum &+= texts[number].utf8.reduce(0) { $0 &+ UInt64($1) }
    }

    func answers() throws(PeerError) -> [Answer?] { throw PeerError("reading bytes finds no meanings") }
}
