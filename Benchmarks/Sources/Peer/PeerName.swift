import ArgumentParser
import Workloads

/// Who can parse a workload.
enum PeerName: String, CaseIterable, ExpressibleByArgument {
    case parlance, naive, re2, icu, bytes

    /// Made ready to parse.
    ///
    /// - Throws: what keeps it from parsing this workload.
    func peer(for workload: Workload) throws -> any Peer {
        switch self {
        case .parlance: ParlancePeer(workload)
        case .naive: NaivePeer(workload)
        case .re2: try RE2Peer(workload)
        case .icu: try ICUPeer(workload)
        case .bytes: BytesPeer(workload)
        }
    }
}
