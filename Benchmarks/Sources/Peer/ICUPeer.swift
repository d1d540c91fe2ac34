import Workloads

/// The lower bound: ICU folds the texts and finds their words, without matching.
struct ICUPeer: Peer {
    let version = "the system's"
    let count: Int
    private let run: ICURun

    init(_ workload: Workload) throws(PeerError) {
        guard let run = ICURun(workload) else { throw PeerError("ICU has no data on this machine") }
        self.run = run
        count = workload.utterances.count
    }

    func parse(_ number: Int) { run.pass(number) }

    func answers() throws(PeerError) -> [Answer?] { throw PeerError("folding and breaking finds no meanings") }
}
