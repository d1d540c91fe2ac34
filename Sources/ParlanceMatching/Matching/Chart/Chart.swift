/// Runs the automaton over a text and records the set of live states at each position.
///
/// Bytes advance a state. If a live state has a slot, its list is queried at this position, and each answer adds the
/// state after the slot at the answer's end. No query is repeated, and few states are live, because templates share
/// prefixes. So the time is linear in the text for a fixed grammar, whatever matches.
///
/// Context is not checked here.
struct Chart: ~Copyable {
    typealias Item = LiveStates.Item

    /// The input of a run: a text, and the lists of one parser. It holds no references, so both must outlive it.
    struct Input: BitwiseCopyable {
        let text: MatchedText
        let lists: ListTable.View
    }

    /// Work counters for tests.
    struct Work: Equatable {
        var states = 0
        var lookups = 0
    }

    /// The number of items whose memory is kept for the next text.
    static let usualItems = 1 << 14
    /// The number of open wildcards up to which linear search is used instead of an index.
    static var indexThreshold: UInt8 { LiveStates.indexThreshold }

    /// The number of remembered ends of wildcards from which they are forgotten.
    static var mostEnds: Int { 1 << 16 }

    /// Nil before the first run.
    private var lastInput: Input?
    var dfa: LazyDFA
    var derivations = Derivations()
    var live = LiveStates()
    var wildcards = FlatArray<OpenWildcard>()
    /// The index of open wildcards, used if there are many.
    var openings = ItemIndex()
    /// The ends of wildcards with limits: for each list, two entries, for values that end with a word and for others.
    var limitedEnds = FlatArray<LimitedEnds>()
    var ends = FlatArray<CompiledLimits.End>()
    /// Slots that will accept any words once the text reaches their positions.
    private var scheduled = FlatArray<Scheduled>()
    /// Paths through a list that remain to be followed.
    var branches = FlatArray<ListBranch>()
    /// For each list, its last query.
    var asked = FlatArray<Asked>()
    /// The number of positions that have been advanced in all texts.
    var round = 0
    var keepsStops = false
    /// Whether anything may follow a wildcard within a word.
    var endsWithinWords = false
    /// Items before this position hold states that have been dropped.
    private(set) var firstKnownPosition = 0
    var work = Work()
    /// The remaining work for the text.
    var budget = ChartBudget()
    /// Whether the last run was abandoned because the text has too many ways to be read. Its results remain.
    private(set) var isExhausted = false
    var walker = ListWalker()
    /// The maximum number of corrections in a value.
    var mostEdits: Int32 = 0
    /// Whether values of exact lists are corrected all the same, to explain what was refused.
    var correctsExact = false
    /// The extents of the text's numbers, found on demand.
    var numbers = NumberSpans()
    /// The positions besides the text's edges where templates may begin and end.
    var edges = RequestEdges()
    /// The values that slot types recognized.
    var typed = TypedValues()
    /// The readers of values that are not in the tries of their lists.
    var valueReaders = ValueReaders()
    /// The lattice of corrections; nil if the text is read as it is.
    var lattice: WordLattice.View?

    init(_ dfa: consuming LazyDFA) {
        self.dfa = dfa
    }

    /// The input of the current or last run. Loops that also write to memory copy the parts they need.
    @inline(__always)
    var input: Input { lastInput.unsafelyUnwrapped }

    @inline(__always)
    var text: MatchedText { input.text }

    @inline(__always)
    var lists: ListTable.View { input.lists }

    /// Fills the chart for a text.
    ///
    /// - Parameters:
    ///   - lists: A view of a table that outlives the run and the uses of its results.
    ///   - keepsStops: Whether to record ends of wildcards even if nothing can follow.
    /// - Returns: Whether a state is live at the end.
    @inline(__always)
    mutating func run(_ text: MatchedText, lists: ListTable.View, keepsStops: Bool = false) -> Bool {
        begin(Input(text: text, lists: lists), positions: text.count)
        self.keepsStops = keepsStops
        addStarts()
        return sweep(from: 0)
    }

    /// Adds the start of the automaton at each position where a template may begin.
    @inline(__always)
    mutating func addStarts() {
        add(dfa.start, node: Derivations.start, needsLiteral: false, at: 0)
        for index in 0..<edges.starts.count {
            let start = Int(edges.starts[index])
            add(dfa.opened(dfa.start), node: derivations.start(at: start), needsLiteral: false, at: start)
        }
    }

    /// Whether a state is live where a template may end.
    @inline(__always)
    var hasReachedEnd: Bool {
        if !live.isEmpty(at: text.count) { return true }
        for index in 0..<edges.ends.count where !live.isEmpty(at: Int(edges.ends[index])) { return true }
        return false
    }

    /// A slot that accepts any words, at a position with a live state.
    struct Assumption: Hashable {
        let state: LazyDFA.StateID
        let position: Int
    }

    /// Fills the chart from positions where slots of these states accept any words, whatever their lists contain.
    ///
    /// - Parameter assumptions: Ordered by position, with states of the last run.
    /// - Returns: Whether a state is live at the end.
    mutating func run(_ text: MatchedText, lists: ListTable.View, assuming assumptions: [Assumption]) -> Bool {
        begin(Input(text: text, lists: lists), positions: text.count)
        for assumption in assumptions where assumption.position < text.count { schedule(assumption) }
        guard scheduled.count > 0 else { return false }
        var next = 0
        for position in scheduled[0].position..<text.count {
            if wildcards.count > 0, mayEndWildcards(at: position) { endWildcards(at: position) }
            if dfa.isOverfull { forgetStates(from: position) }
            guard hasRoom else { return giveUp() }
            while next < scheduled.count, scheduled[next].position == position {
                open(
                    scheduled[next].symbol,
                    leadingTo: scheduled[next].target,
                    after: Derivations.start,
                    at: position
                )
                next += 1
            }
            if !live.isEmpty(at: position) { advance(at: position) }
        }
        endWildcards(at: text.count)
        return hasReachedEnd
    }

    private mutating func schedule(_ assumption: Assumption) {
        let state = dfa.state(assumption.state)
        for slot in state.firstSlot..<state.firstSlot + state.slotCount {
            let symbol = dfa.slot(slot).symbol
            guard !lists.isWildcard(symbol) else { continue }
            let target = dfa.target(ofSlot: slot)
            scheduled.append(Scheduled(symbol: symbol, target: target, position: assumption.position))
        }
    }

    /// - Parameter count: The last position.
    mutating func begin(_ input: Input, positions count: Int) {
        lastInput = input
        keepsStops = false
        endsWithinWords = false
        derivations.begin()
        wildcards.removeAll()
        openings.removeAll()
        limitedEnds.removeAll()
        ends.removeAll()
        scheduled.removeAll()
        isExhausted = false
        budget = ChartBudget()
        live.begin(positions: count)
        numbers.removeAll()
        typed.beginText()
        firstKnownPosition = 0
        work = Work()
        if let phrases = input.lists.edges {
            phrases._withUnsafeGuaranteedRef { edges.find($0, in: input.text) }
        } else {
            edges.removeAll()
        }
    }

    /// Whether the budget allows further reading.
    @inline(__always)
    var hasRoom: Bool { budget.allows(steps: live.count &+ derivations.nodes.count) }

    /// - Returns: `false`, because no state is live at the end.
    @inline(never)
    mutating func giveUp() -> Bool {
        isExhausted = true
        return false
    }

    @inline(__always)
    private mutating func sweep(from start: Int) -> Bool {
        let text = text
        var position = start
        while position < text.count {
            if wildcards.count > 0, mayEndWildcards(at: position) { endWildcards(at: position) }
            if dfa.isOverfull { forgetStates(from: position) }
            guard hasRoom else { return giveUp() }
            let head = live.first(at: position)
            if !head.exists {
                if !live.hasPending, wildcards.count == 0 { return hasReachedEnd }
                position += 1
            } else if !live[head].next.exists, !keepsStops {
                position = walk(head, at: position)
            } else {
                advance(at: position)
                position += 1
            }
        }
        endWildcards(at: text.count)
        return hasReachedEnd
    }

    /// Advances the only live state at a position as long as it remains alone and needs only bytes.
    ///
    /// - Returns: The next position that needs other work.
    @inline(__always)
    private mutating func walk(_ head: Item.Index, at start: Int) -> Int {
        let item = live[head]
        let (text, lists) = (text, lists)
        let others = live.view
        let hasStops = wildcards.count > 0 || edges.ends.count > 0
        var automaton = dfa.snapshot
        var state = item.state
        var position = start
        while true {
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) {
                var opened = automaton.opened(state)
                if opened == LazyDFA.unknown {
                    opened = dfa.opened(state)
                    automaton = dfa.snapshot
                }
                state = opened
            }
            if automaton.lists(of: state).meets(lists.beginning(at: position, in: text)) { break }
            var next = automaton.next(state, over: byte)
            position &+= 1
            if !next.isLive {
                if next == LazyDFA.unknown {
                    next = dfa.next(state, over: byte)
                    automaton = dfa.snapshot
                }
                if next == LazyDFA.dead {
                    work.states += position - start
                    live.pass()
                    return position
                }
            }
            state = next
            if !others.isEmpty(at: position) || position == text.count { break }
            if hasStops, mayStop(at: position) { break }
        }
        work.states += position - start
        guard position > start else {
            advance(at: position)
            return position + 1
        }
        live.pass()
        add(state, node: item.node, needsLiteral: false, at: position)
        return position
    }

    /// Whether a wildcard or the request may end here.
    @inline(never)
    private func mayStop(at position: Int) -> Bool {
        wildcards.count > 0 && mayEndWildcards(at: position) || edges.mayEnd(at: position)
    }

    /// Advances all live states at a position by one byte, and fills their slots.
    @inline(__always)
    mutating func advance(at position: Int) {
        round += 1
        let text = text
        let byte = text.bytes[position]
        let isOpen = byte != 0x20 && text.isBoundary(at: position)
        let beginning = lists.beginning(at: position, in: text)
        var index = live.first(at: position)
        while index.exists {
            let item = live[index]
            live.pass()
            work.states += 1
            let state = isOpen ? dfa.opened(item.state) : item.state
            if dfa.state(state).lists.meets(beginning) {
                fillSlots(of: state, beginning, item, at: position)
            }
            let next = dfa.next(state, over: byte)
            if next != LazyDFA.dead { add(next, node: item.node, needsLiteral: false, at: position + 1) }
            index = item.next
        }
    }

    /// Adds a state at a position. If it is already there, its derivations are merged.
    @inline(__always)
    mutating func add(_ state: LazyDFA.StateID, node: Derivations.Node.Index, needsLiteral: Bool, at position: Int) {
        live.add(state, node: node, needsLiteral: needsLiteral, at: position, merging: &derivations)
    }

    /// Frees memory of the automaton: keeps only states that are still reachable, and those where a request may have ended.
    mutating func forgetStates(from position: Int) {
        let ends = (0..<edges.ends.count).map { Int(edges.ends[$0]) }.filter { $0 < position }
        let read = ends + live.positions(from: position)
        var used = (0..<wildcards.count).flatMap { [wildcards[$0].target, wildcards[$0].opened] }
        used += (0..<scheduled.count).map { scheduled[$0].target }
        used += live.states(at: read)
        budget.noteEmptied(bytes: dfa.size)
        dfa.forget(keeping: &used)
        for index in 0..<wildcards.count {
            (wildcards[index].target, wildcards[index].opened) = (used[2 * index], used[2 * index + 1])
        }
        let others = used.dropFirst(2 * wildcards.count)
        for (index, state) in zip(0..<scheduled.count, others) { scheduled[index].target = state }
        live.renumberStates(at: read, others.dropFirst(scheduled.count))
        openings.removeAll()
        if wildcards.count > Int(Self.indexThreshold) { indexWildcards() }
        firstKnownPosition = position
    }
}
