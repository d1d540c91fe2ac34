import Parlance
import Workloads

/// The simplest approach: every template is tried on every utterance, recursively, without index or memory.
final class NaivePeer: Peer {
    let version = "of this package"
    private let grammar: PeerGrammar
    private let utterances: [Workload.Utterance]
    private let lists: [[ListKey: PeerList]]
    private let ownLists: [ListKey: PeerList]
    /// The number of utterances that matched, stored so that parsing is not optimized away.
    private var matched = 0

    init(_ workload: Workload) {
        let grammar = PeerGrammar(workload.grammar)
        self.grammar = grammar
        utterances = workload.utterances
        lists = workload.lists.map { grammar.lists(with: $0) }
        ownLists = grammar.lists(with: [:])
    }

    var count: Int { utterances.count }

    func parse(_ number: Int) {
        if answer(to: number) != nil { matched += 1 }
    }

    func answers() -> [Answer?] { (0..<count).map { answer(to: $0) } }

    private func answer(to number: Int) -> Answer? {
        let utterance = utterances[number]
        let lists = utterance.lists.map { self.lists[$0] } ?? ownLists
        var best: Candidate?
        for text in SpokenForms(utterance.text, grammar).texts {
            let matcher = NaiveMatcher(text: text, lists: lists)
            for sentence in grammar.sentences {
                matcher.forEachMatch(of: sentence.tree) { slots in
                    let block = grammar.blocks[sentence.block]
                    guard let found = Candidate(block, slots, text, utterance.options) else { return }
                    if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
                }
            }
        }
        return best?.answer
    }
}
