import ArgumentParser
import Workloads

/// The peers for a workload.
enum PeerName: String, CaseIterable, ExpressibleByArgument {
    case parlance, entities, naive, re2, icu, bytes

    /// The peer, ready to parse.
    ///
    /// - Throws: The reason why it cannot parse this workload.
    func peer(for workload: Workload) throws -> any Peer {
        switch self {
        case .parlance: ParlancePeer(workload)
        case .entities: EntityPeer(workload)
        case .naive: NaivePeer(workload)
        case .re2: try RE2Peer(workload)
        case .icu: try ICUPeer(workload)
        case .bytes: BytesPeer(workload)
        }
    }
}
