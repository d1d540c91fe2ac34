/// Puts templates one after the other into an automaton.
struct NFABuilder {
    private var states: [NFA.State] = []
    private var branches: [Int32] = []
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    /// Where states come from, if that is to be noted.
    private(set) var places: TemplatePlaces?

    /// - Parameter notesPlaces: whether to note where states come from, as marks in the patterns say.
    init(notesPlaces: Bool = false) {
        if notesPlaces { places = TemplatePlaces() }
    }

    /// Adds the next template.
    ///
    /// - Parameter symbol: the number of a slot's symbol.
    mutating func add(_ pattern: Pattern, symbol: (SlotPattern) -> SlotSymbol.Index) {
        let accept = append(NFA.State(.accept, argument: Int32(starts.count)))
        starts.append(build(pattern, leadingTo: accept, symbol))
        ends.append(Int32(states.count))
    }

    func automaton() -> NFA {
        NFA(states: Table(states), branches: Table(branches), starts: Table(starts), ends: Table(ends))
    }

    /// Adds a pattern's states from its end to its beginning, so that each is made when the one it leads to is known. So
    /// of two states the one that is written first has the higher number.
    ///
    /// - Returns: the state where the pattern begins.
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

    /// A lattice of the sets of items that have been read: 2ⁿ states where orders are n!.
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
