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
    mutating func add(_ pattern: Pattern, list: (SlotPattern) -> Int32) {
        let accept = append(.accept)
        starts.append(build(pattern, leadingTo: accept, list))
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
}

// MARK: - Building

extension NFA {
    /// Adds a pattern's states from its end to its beginning, so that each is made when the one it leads to is known.
    ///
    /// - Returns: the state where the pattern begins.
    private mutating func build(_ pattern: Pattern, leadingTo next: Int32, _ list: (SlotPattern) -> Int32) -> Int32 {
        switch pattern {
        case .word(let bytes, _): return bytes.reversed().reduce(next) { append(.byte($1, next: $0)) }
        case .boundary: return append(.boundary(next: next))
        case .slot(let slot): return append(.slot(list: list(slot), next: next))
        case .sequence(let items): return items.reversed().reduce(next) { build($1, leadingTo: $0, list) }
        case .alternatives(let branches): return appendSplit(to: branches.map { build($0, leadingTo: next, list) })
        case .permutation(let items): return build(permutation: items, leadingTo: next, list)
        }
    }

    /// A lattice of the sets of items that have been read: 2ⁿ states where orders are n!.
    private mutating func build(
        permutation items: [Pattern],
        leadingTo next: Int32,
        _ list: (SlotPattern) -> Int32
    ) -> Int32 {
        let all = (1 << items.count) - 1
        var entries = [Int32](repeating: next, count: all + 1)
        for done in stride(from: all - 1, through: 0, by: -1) {
            let missing = items.indices.filter { done & (1 << $0) == 0 }
            entries[done] = appendSplit(
                to: missing.map { build(items[$0], leadingTo: entries[done | (1 << $0)], list) }
            )
        }
        return entries[0]
    }

    private mutating func append(_ state: State) -> Int32 {
        states.append(state)
        return Int32(states.count - 1)
    }

    private mutating func appendSplit(to targets: [Int32]) -> Int32 {
        let start = Int32(branches.count)
        branches.append(contentsOf: targets)
        return append(.split(start..<Int32(branches.count)))
    }
}
