/// Builds an automaton from templates, one after the other.
struct NFABuilder {
    private var cells: [NFA.Cell] = []
    private var branches: [Int32] = []
    private var fragments: [NFA.Fragment] = []
    private var uses: [NFA.Use] = []
    private var roots: [Int32] = []
    private var starts: [Int32] = []
    private var ends: [Int32] = []
    /// The origins of states; nil if they are not recorded. Of a shared state, the first one.
    private(set) var places: TemplatePlaces?
    private let sharesEqualStates: Bool
    private var known: [RuleUse: KnownRule] = [:]
    /// The fragment in progress.
    private var draft = Draft()

    /// The number of states of a template from which equal states are shared: what alternatives repeat before the same
    /// continuation is then stored once.
    static let sharingThreshold = 32_768
    /// The number of states from which a rule is a fragment; fewer are copied.
    private static let fragmentThreshold = 24

    /// A rule where its slots have the same symbols.
    private struct RuleUse: Hashable {
        let rule: ObjectIdentifier
        let scope: Int
    }

    private struct KnownRule {
        /// Keeps the rule's identity.
        let rule: PatternMark.Rule
        /// Nil if the rule is too small.
        let fragment: Int32?
        /// The start as numbered in the fragment.
        let start: Int32
    }

    /// A fragment in progress. Branches are numbered from its first one.
    private struct Draft {
        var cells: [NFA.Cell] = []
        var branches: [Int32] = []
        var uses: [NFA.Use] = []
        var stateCount: Int32 = 0
        /// The states by their content; nil if equal states are not shared.
        var known: [SharedState: Int32]?
    }

    /// The content of a state. The targets of a split, or the symbol and the target of a slot, are in `targets`.
    private struct SharedState: Hashable {
        let kind: NFA.State.Kind
        let byte: UInt8
        let targets: [Int32]
    }

    /// - Parameters:
    ///   - notesPlaces: whether to record the origins of states from the marks in patterns.
    ///   - sharesEqualStates: whether a large template has equal states once.
    init(notesPlaces: Bool = false, sharesEqualStates: Bool = false) {
        if notesPlaces { places = TemplatePlaces() }
        self.sharesEqualStates = sharesEqualStates
    }

    /// Adds the next template.
    ///
    /// - Parameters:
    ///   - scope: a number that differs wherever a slot has another symbol.
    ///   - symbol: Returns the number of a slot's symbol.
    mutating func add(_ pattern: Pattern, scope: Int = 0, symbol: (SlotPattern) -> SlotSymbol.Index) {
        draft = Draft()
        if sharesEqualStates, !pattern.hasStates(atMost: Self.sharingThreshold) { draft.known = [:] }
        let accept = append(NFA.Cell(.accept, argument: Int32(starts.count)))
        let first = ends.last ?? 0
        starts.append(first + build(pattern, leadingTo: accept, scope, symbol))
        ends.append(first + draft.stateCount)
        roots.append(store(draft))
    }

    func automaton() -> NFA {
        NFA(
            cells: Table(cells),
            branches: Table(branches),
            fragments: Table(fragments),
            uses: Table(uses),
            roots: Table(roots),
            starts: Table(starts),
            ends: Table(ends),
            bytes: Table(bytes)
        )
    }

    /// The bytes that the cells read, in their order.
    private var bytes: [UInt8] {
        var isKnown = [Bool](repeating: false, count: 256)
        var bytes: [UInt8] = []
        for cell in cells where cell.kind == .byte && !isKnown[Int(cell.byte)] {
            isKnown[Int(cell.byte)] = true
            bytes.append(cell.byte)
        }
        return bytes
    }

    /// Adds a fragment.
    ///
    /// - Returns: Its number.
    private mutating func store(_ draft: Draft) -> Int32 {
        let fragment = NFA.Fragment(
            firstCell: Int32(cells.count),
            firstUse: Int32(uses.count),
            useCount: Int32(draft.uses.count),
            stateCount: draft.stateCount
        )
        let firstBranch = Int32(branches.count)
        cells += draft.cells.map { cell in
            cell.kind.hasBranches
                ? NFA.Cell(cell.kind, byte: cell.byte, argument: firstBranch + cell.argument) : cell
        }
        branches += draft.branches
        uses += draft.uses
        fragments.append(fragment)
        return Int32(fragments.count - 1)
    }

    /// Adds a pattern's states from end to start, because each state refers to the next one. Of two states, the one
    /// that comes first in the pattern therefore has the higher number.
    ///
    /// - Returns: The start state of the pattern.
    private mutating func build(
        _ pattern: Pattern,
        leadingTo next: Int32,
        _ scope: Int,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        switch pattern {
        case .word(let bytes, _):
            return bytes.reversed().reduce(next) { append(NFA.Cell(.byte, byte: $1, argument: $0)) }
        case .boundary: return append(NFA.Cell(.boundary, argument: next))
        case .slot(let slot): return append(slot: symbol(slot), leadingTo: next)
        case .sequence(let items): return items.reversed().reduce(next) { build($1, leadingTo: $0, scope, symbol) }
        case .alternatives(let items):
            return appendSplit(to: items.reversed().map { build($0, leadingTo: next, scope, symbol) }.reversed())
        case .permutation(let items): return build(permutation: items, leadingTo: next, scope, symbol)
        case .repetition(let slot, let item, let separator):
            return build(item, between: separator, symbol(slot), leadingTo: next, scope, symbol)
        case .marked(.rule(let rule), let pattern):
            return build(rule, pattern, leadingTo: next, scope, symbol)
        case .marked(let mark, let pattern):
            places?.open(mark)
            defer { places?.close() }
            return build(pattern, leadingTo: next, scope, symbol)
        }
    }

    /// Uses the fragment of a rule, or copies the states of a small one.
    private mutating func build(
        _ rule: PatternMark.Rule,
        _ pattern: Pattern,
        leadingTo next: Int32,
        _ scope: Int,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        let use = RuleUse(rule: ObjectIdentifier(rule), scope: scope)
        let known = known[use] ?? fragment(of: rule, pattern, scope, symbol)
        self.known[use] = known
        guard let fragment = known.fragment else { return build(pattern, leadingTo: next, scope, symbol) }
        let first = draft.stateCount
        draft.uses.append(
            NFA.Use(fragment: fragment, offset: first, exit: next, cellsBefore: Int32(draft.cells.count))
        )
        draft.stateCount += fragments[Int(fragment)].stateCount
        return known.start == NFA.exit ? next : first + known.start
    }

    private mutating func fragment(
        of rule: PatternMark.Rule,
        _ pattern: Pattern,
        _ scope: Int,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> KnownRule {
        let outer = draft
        draft = Draft()
        let start = build(pattern, leadingTo: NFA.exit, scope, symbol)
        let own = draft
        draft = outer
        let isLarge = own.stateCount >= Self.fragmentThreshold
        return KnownRule(rule: rule, fragment: isLarge ? store(own) : nil, start: start)
    }

    /// Builds a loop: an item, then either the end or a separator and the item again.
    private mutating func build(
        _ item: Pattern,
        between separator: Pattern,
        _ slot: SlotSymbol.Index,
        leadingTo next: Int32,
        _ scope: Int,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        let leave = add(NFA.Cell(.leave, argument: next))
        let again = add(NFA.Cell(.again, argument: 0))
        let cell = draft.cells.count - 1
        let separated = build(separator, leadingTo: again, scope, symbol)
        let body = build(item, leadingTo: appendSplit(to: [separated, leave]), scope, symbol)
        draft.branches += [slot.raw, body]
        let start = add(NFA.Cell(.item, argument: Int32(draft.branches.count - 2)))
        draft.cells[cell] = NFA.Cell(.again, argument: start)
        return start
    }

    /// Builds a lattice of the sets of items already read: 2ⁿ states instead of n! orders.
    private mutating func build(
        permutation items: [Pattern],
        leadingTo next: Int32,
        _ scope: Int,
        _ symbol: (SlotPattern) -> SlotSymbol.Index
    ) -> Int32 {
        let all = (1 << items.count) - 1
        var entries = [Int32](repeating: next, count: all + 1)
        for done in stride(from: all - 1, through: 0, by: -1) {
            let missing = items.indices.filter { done & (1 << $0) == 0 }
            entries[done] = appendSplit(
                to: missing.reversed().map { build(items[$0], leadingTo: entries[done | (1 << $0)], scope, symbol) }
                    .reversed()
            )
        }
        return entries[0]
    }

    private mutating func append(_ cell: NFA.Cell) -> Int32 {
        guard draft.known != nil else { return add(cell) }
        return shared(SharedState(kind: cell.kind, byte: cell.byte, targets: [cell.argument])) { $0.add(cell) }
    }

    private mutating func append(slot symbol: SlotSymbol.Index, leadingTo next: Int32) -> Int32 {
        shared(SharedState(kind: .slot, byte: 0, targets: [symbol.raw, next])) { builder in
            builder.draft.branches += [symbol.raw, next]
            return builder.add(NFA.Cell(.slot, argument: Int32(builder.draft.branches.count - 2)))
        }
    }

    private mutating func appendSplit(to targets: [Int32]) -> Int32 {
        if targets.count == 1 { return targets[0] }
        return shared(SharedState(kind: .split, byte: 0, targets: targets)) { builder in
            builder.draft.branches.append(Int32(targets.count))
            builder.draft.branches += targets
            return builder.add(NFA.Cell(.split, argument: Int32(builder.draft.branches.count - targets.count - 1)))
        }
    }

    /// The known state with that content, or the one that `make` adds.
    private mutating func shared(_ content: SharedState, _ make: (inout NFABuilder) -> Int32) -> Int32 {
        guard draft.known != nil else { return make(&self) }
        if let state = draft.known?[content] { return state }
        let state = make(&self)
        draft.known?[content] = state
        return state
    }

    private mutating func add(_ cell: NFA.Cell) -> Int32 {
        draft.cells.append(cell)
        draft.stateCount += 1
        places?.addState()
        return draft.stateCount - 1
    }
}

extension NFA.State.Kind {
    /// Whether the argument of a cell is an index of `branches`.
    fileprivate var hasBranches: Bool { self == .split || self == .slot || self == .item }
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
