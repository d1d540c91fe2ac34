/// Builds an automaton from templates, one after the other.
struct NFABuilder {
    private var states: [NFA.State] = []
    private var branches: [Int32] = []
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    /// The origins of states; nil if they are not recorded.
    private(set) var places: TemplatePlaces?

    /// - Parameter notesPlaces: Whether to record the origins of states from the marks in patterns.
    init(notesPlaces: Bool = false) {
        if notesPlaces { places = TemplatePlaces() }
    }

    /// Adds the next template.
    ///
    /// - Parameter symbol: Returns the number of a slot's symbol.
    mutating func add(_ pattern: Pattern, symbol: (SlotPattern) -> SlotSymbol.Index) {
        let accept = append(NFA.State(.accept, argument: Int32(starts.count)))
        starts.append(build(pattern, leadingTo: accept, symbol))
        ends.append(Int32(states.count))
    }

    func automaton() -> NFA {
        NFA(states: Table(states), branches: Table(branches), starts: Table(starts), ends: Table(ends))
    }

    /// Adds a pattern's states from end to start, because each state refers to the next one. Of two states, the one
    /// that comes first in the pattern therefore has the higher number.
    ///
    /// - Returns: The start state of the pattern.
    private mutating func build(_ pattern: Pattern, leadingTo next: Int32, _ symbol: (SlotPattern) -> SlotSymbol.Index)
        -> Int32
    {
        switch pattern {
        case .word(let bytes, _):
            return bytes.reversed().reduce(next) { append(NFA.State(.byte, byte: $1, argument: $0)) }
        case .boundary: return append(NFA.State(.boundary, argument: next))
        case .slot(let slot): return append(slot: symbol(slot), leadingTo: next)
        case .sequence(let items): return items.reversed().reduce(next) { build($1, leadingTo: $0, symbol) }
        case .alternatives(let items):
            return appendSplit(to: items.reversed().map { build($0, leadingTo: next, symbol) }.reversed())
        case .permutation(let items): return build(permutation: items, leadingTo: next, symbol)
        case .marked(let mark, let pattern):
            places?.open(mark)
            defer { places?.close() }
            return build(pattern, leadingTo: next, symbol)
        }
    }

    /// Builds a lattice of the sets of items already read: 2ⁿ states instead of n! orders.
    private mutating func build(
        permutation items: [Pattern],
        leadingTo next: Int32,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        let all = (1 << items.count) - 1
        var entries = [Int32](repeating: next, count: all + 1)
        for done in stride(from: all - 1, through: 0, by: -1) {
            let missing = items.indices.filter { done & (1 << $0) == 0 }
            entries[done] = appendSplit(
                to: missing.reversed().map { build(items[$0], leadingTo: entries[done | (1 << $0)], symbol) }.reversed()
            )
        }
        return entries[0]
    }

    private mutating func append(_ state: NFA.State) -> Int32 {
        states.append(state)
        places?.addState()
        return Int32(states.count - 1)
    }

    private mutating func append(slot symbol: SlotSymbol.Index, leadingTo next: Int32) -> Int32 {
        branches += [symbol.raw, next]
        return append(NFA.State(.slot, argument: Int32(branches.count - 2)))
    }

    private mutating func appendSplit(to targets: [Int32]) -> Int32 {
        if targets.count == 1 { return targets[0] }
        branches.append(Int32(targets.count))
        branches += targets
        return append(NFA.State(.split, argument: Int32(branches.count - targets.count - 1)))
    }
}
