import ParlanceGrammar

/// All templates of a grammar as one nondeterministic automaton over the bytes of normalized text.
///
/// Rules are put in where they are mentioned, so each state belongs to one template.
struct NFA: Sendable {
    /// A state, and where it leads.
    enum State: Sendable {
        /// Over this byte.
        case byte(UInt8, next: Int32)
        /// To several states at once: `branches[range]`.
        case split(Range<Int32>)
        /// Over the edge of a word: a blank, which is passed, or a boundary.
        case boundary(next: Int32)
        /// Over what the list reads.
        case slot(list: Int32, next: Int32)
        /// The template is over.
        case accept
    }

    private(set) var states: ContiguousArray<State> = []
    private(set) var branches: ContiguousArray<Int32> = []
    /// For each template the state where it begins.
    private(set) var starts: [Int32] = []
    /// For each template the first state that is not its own any more; the templates' states follow one another.
    private var ends: [Int32] = []

    init() {}

    /// Adds the next template.
    ///
    /// - Parameter list: the number of a slot's list.
    mutating func add(_ pattern: Pattern, list: @escaping (SlotPattern) -> Int32) {
        var builder = NFABuilder(nfa: self, list: list)
        let accept = builder.append(NFA.State.accept)
        let start = builder.build(pattern, leadingTo: accept)
        self = builder.nfa
        starts.append(start)
        ends.append(Int32(states.count))
    }

    /// The template that a state belongs to.
    func template(of state: Int32) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    fileprivate mutating func append(_ state: State) -> Int32 {
        states.append(state)
        return Int32(states.count - 1)
    }

    fileprivate mutating func appendSplit(to targets: [Int32]) -> Int32 {
        let start = Int32(branches.count)
        branches.append(contentsOf: targets)
        return append(.split(start..<Int32(branches.count)))
    }
}

/// Builds a pattern's states from its end to its beginning, so that each is made when the one it leads to is known.
private struct NFABuilder {
    var nfa: NFA
    let list: (SlotPattern) -> Int32

    mutating func append(_ state: NFA.State) -> Int32 { nfa.append(state) }

    mutating func build(_ pattern: Pattern, leadingTo next: Int32) -> Int32 {
        switch pattern {
        case .word(let bytes, _):
            return bytes.reversed().reduce(next) { append(.byte($1, next: $0)) }
        case .boundary:
            return append(.boundary(next: next))
        case .slot(let slot):
            return append(.slot(list: list(slot), next: next))
        case .sequence(let items):
            return items.reversed().reduce(next) { build($1, leadingTo: $0) }
        case .alternatives(let branches):
            let targets = branches.map { build($0, leadingTo: next) }
            return nfa.appendSplit(to: targets)
        case .permutation(let items):
            return build(permutation: items, leadingTo: next)
        }
    }

    /// A lattice of the sets of items that have been read: 2ⁿ states where orders are n!.
    private mutating func build(permutation items: [Pattern], leadingTo next: Int32) -> Int32 {
        let all = (1 << items.count) - 1
        var entries = [Int32](repeating: next, count: all + 1)
        for done in stride(from: all - 1, through: 0, by: -1) {
            let missing = items.indices.filter { done & (1 << $0) == 0 }
            entries[done] = nfa.appendSplit(to: missing.map { build(items[$0], leadingTo: entries[done | (1 << $0)]) })
        }
        return entries[0]
    }
}
