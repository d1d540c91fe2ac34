import ParlanceMeasuring
import Workloads

/// Parlance's built-in slot types: all entities of the texts, without the grammar.
struct EntityPeer: Peer {
    let version = "this checkout"
    private let run: EntityRun

    init(_ workload: Workload) {
        run = EntityRun(workload.utterances.map(\.text), language: workload.grammar.language, now: EntityRun.now)
    }

    var count: Int { run.indices.count }

    func parse(_ number: Int) { run.find(number) }

    func answers() throws(PeerError) -> [Answer?] { throw PeerError("entities have no intent") }
}
