import Workloads

/// The floor below the floor: the bytes of the texts are read.
final class BytesPeer: Peer {
    let version = "none"
    private let texts: [String]
    /// What all that was read came to, kept so that the reading is not optimized away.
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
