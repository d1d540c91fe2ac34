import Parlance
import Workloads

/// The templates expanded to regular expressions: RE2 finds the matching ones, and the text of their groups.
final class RE2Peer: Peer {
    /// The number of bytes of all sets together, if there are few; each may have `leastMemory`.
    private static let memory: Int64 = 2 << 30
    private static let leastMemory: Int64 = 256 << 20

    let version = "Debian's"
    private let grammar: PeerGrammar
    private let utterances: [Workload.Utterance]
    private let matchers: [RegexMatcher]
    /// For each utterance, the set to ask.
    private let numbers: [Int]
    /// The number of utterances that matched, stored so that parsing is not optimized away.
    private var matched = 0

    /// - Throws: `PeerError` if the grammar can't be expanded, or does not fit into memory.
    init(_ workload: Workload) throws(PeerError) {
        let grammar = PeerGrammar(workload.grammar)
        self.grammar = grammar
        utterances = workload.utterances
        let used = Set(workload.utterances.map { $0.lists ?? -1 }).sorted()
        let limit = max(Self.memory / Int64(max(used.count, 1)), Self.leastMemory)
        var made: [RegexMatcher] = []
        for set in used {
            let lists = grammar.lists(with: set < 0 ? [:] : workload.lists[set])
            made.append(try RegexMatcher(grammar.sentences, lists: lists, limit: limit))
        }
        matchers = made
        let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        numbers = workload.utterances.map { places[$0.lists ?? -1] ?? 0 }
        try check()
    }

    /// Whether each utterance can be matched within the sets' memory.
    private func check() throws(PeerError) {
        for (number, utterance) in utterances.enumerated() {
            for text in SpokenForms(utterance.text, grammar).texts where matchers[numbers[number]].matches(text) == nil
            {
                throw PeerError("RE2's memory does not suffice to match '\(utterance.text)'")
            }
        }
    }

    var count: Int { utterances.count }

    func parse(_ number: Int) {
        if answer(to: number) != nil { matched += 1 }
    }

    func answers() -> [Answer?] { (0..<count).map { answer(to: $0) } }

    private func answer(to number: Int) -> Answer? {
        let utterance = utterances[number]
        var best: Candidate?
        for text in SpokenForms(utterance.text, grammar).texts {
            for (sentence, ways) in matchers[numbers[number]].matches(text) ?? [] {
                let block = grammar.blocks[grammar.sentences[sentence].block]
                for slots in ways {
                    guard let found = Candidate(block, slots, text, utterance.options) else { continue }
                    if best.map({ found.isBetter(than: $0) }) ?? true { best = found }
                }
            }
        }
        return best?.answer
    }
}
