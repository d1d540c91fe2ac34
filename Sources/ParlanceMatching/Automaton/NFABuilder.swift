/// Builds an automaton from templates, one after the other.
struct NFABuilder {
    private var states: [NFA.State] = []
    private var branches: [Int32] = []
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    /// The origins of states; nil if they are not recorded. Of a shared state, the first one.
    private(set) var places: TemplatePlaces?
    /// The states of the current template by their content; nil if equal states are not shared.
    private var known: [SharedState: Int32]?

    /// The number of states of a template from which equal states are shared: rules that alternatives repeat before
    /// the same continuation are then stored once. Small templates keep a state for each place, which explanations
    /// show.
    static let sharingThreshold = 32_768

    /// The content of a state. The targets of a split, or the symbol and the target of a slot, are in `targets`.
    private struct SharedState: Hashable {
        let kind: NFA.State.Kind
        let byte: UInt8
        let targets: [Int32]
    }

    /// - Parameter notesPlaces: Whether to record the origins of states from the marks in patterns.
    init(notesPlaces: Bool = false) {
        if notesPlaces { places = TemplatePlaces() }
    }

    /// Adds the next template.
    ///
    /// - Parameter symbol: Returns the number of a slot's symbol.
    mutating func add(_ pattern: Pattern, symbol: (SlotPattern) -> SlotSymbol.Index) {
        known = pattern.hasStates(atMost: Self.sharingThreshold) ? nil : [:]
        let accept = append(NFA.State(.accept, argument: Int32(starts.count)))
        starts.append(build(pattern, leadingTo: accept, symbol))
        ends.append(Int32(states.count))
    }

    func automaton() -> NFA {
        NFA(
            states: Table(states),
            branches: Table(branches),
            starts: Table(starts),
            ends: Table(ends),
            bytes: Table(bytes)
        )
    }

    /// The bytes that the states read, in the order of the states.
    private var bytes: [UInt8] {
        var isKnown = [Bool](repeating: false, count: 256)
        var bytes: [UInt8] = []
        for state in states where state.kind == .byte && !isKnown[Int(state.byte)] {
            isKnown[Int(state.byte)] = true
            bytes.append(state.byte)
        }
        return bytes
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
        case .repetition(let slot, let item, let separator):
            return build(item, between: separator, symbol(slot), leadingTo: next, symbol)
        case .marked(let mark, let pattern):
            places?.open(mark)
            defer { places?.close() }
            return build(pattern, leadingTo: next, symbol)
        }
    }

    /// Builds a loop: an item, then either the end or a separator and the item again.
    private mutating func build(
        _ item: Pattern,
        between separator: Pattern,
        _ slot: SlotSymbol.Index,
        leadingTo next: Int32,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        let leave = add(NFA.State(.leave, argument: next))
        let again = add(NFA.State(.again, argument: 0))
        let separated = build(separator, leadingTo: again, symbol)
        let body = build(item, leadingTo: appendSplit(to: [separated, leave]), symbol)
        branches += [slot.raw, body]
        let start = add(NFA.State(.item, argument: Int32(branches.count - 2)))
        states[Int(again)] = NFA.State(.again, argument: start)
        return start
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
        guard known != nil else { return add(state) }
        let content = SharedState(kind: state.kind, byte: state.byte, targets: [Int32(bitPattern: state.argument)])
        return shared(content) { $0.add(state) }
    }

    private mutating func append(slot symbol: SlotSymbol.Index, leadingTo next: Int32) -> Int32 {
        shared(SharedState(kind: .slot, byte: 0, targets: [symbol.raw, next])) { builder in
            builder.branches += [symbol.raw, next]
            return builder.add(NFA.State(.slot, argument: Int32(builder.branches.count - 2)))
        }
    }

    private mutating func appendSplit(to targets: [Int32]) -> Int32 {
        if targets.count == 1 { return targets[0] }
        return shared(SharedState(kind: .split, byte: 0, targets: targets)) { builder in
            builder.branches.append(Int32(targets.count))
            builder.branches += targets
            return builder.add(NFA.State(.split, argument: Int32(builder.branches.count - targets.count - 1)))
        }
    }

    /// The known state with that content, or the one that `make` adds.
    private mutating func shared(_ content: SharedState, _ make: (inout NFABuilder) -> Int32) -> Int32 {
        guard known != nil else { return make(&self) }
        if let state = known?[content] { return state }
        let state = make(&self)
        known?[content] = state
        return state
    }

    private mutating func add(_ state: NFA.State) -> Int32 {
        states.append(state)
        places?.addState()
        return Int32(states.count - 1)
    }
}

extension Pattern {
    /// Whether the pattern's automaton has no more states, without sharing.
    func hasStates(atMost limit: Int) -> Bool {
        var rest = limit
        return isSmall(&rest)
    }

    /// Whether the pattern has at most `rest` states; `rest` is what remains of them.
    fileprivate func isSmall(_ rest: inout Int) -> Bool {
        switch self {
        case .word(let bytes, _): rest -= bytes.count
        case .boundary, .slot: rest -= 1
        case .sequence(let items):
            for item in items where !item.isSmall(&rest) { return false }
        case .alternatives(let items):
            if items.count > 1 { rest -= 1 }
            for item in items where !item.isSmall(&rest) { return false }
        case .permutation(let items):
            // Each item stands before every set of the others.
            for _ in 0..<1 << max(items.count - 1, 0) {
                for item in items where !item.isSmall(&rest) { return false }
            }
        case .repetition(_, let item, let separator):
            rest -= 4
            return item.isSmall(&rest) && separator.isSmall(&rest)
        case .marked(_, let pattern): return pattern.isSmall(&rest)
        }
        return rest >= 0
    }
}
