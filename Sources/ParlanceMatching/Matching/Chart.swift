/// Runs the automaton over a text: for each position the set of states that are alive there.
///
/// Bytes move a state on. Where a live state has a slot, its list is asked what it can read from here, and each answer puts
/// the state behind the slot at the position where it ends. Nothing is asked twice, and states that are alive are few,
/// because templates share beginnings. So the time is linear in the text for a fixed grammar, whatever matches.
///
/// Context is not looked at here.
struct Chart: ~Copyable {
    typealias Item = LiveStates.Item

    /// What a run reads: a text, and the lists of one parser. It counts no references, so it is good only as long as both are.
    struct Input: BitwiseCopyable {
        let text: MatchedText
        let lists: ListTable.View
    }

    /// Work counters for tests.
    struct Work: Equatable {
        var states = 0
        var lookups = 0
    }

    /// Beyond so many items their memory is given back when the next text comes.
    static let usualItems = 1 << 14
    /// More wildcards under way than these are found by an index.
    static var indexThreshold: UInt8 { LiveStates.indexThreshold }

    /// Nil before the first run.
    private var lastInput: Input?
    var dfa: LazyDFA
    var derivations = Derivations()
    var live = LiveStates()
    var wildcards = FlatArray<OpenWildcard>()
    /// The numbers of wildcards, where many are under way.
    var openings = ItemIndex()
    /// Slots that are to take any words where the text comes to their positions.
    private var scheduled = FlatArray<Scheduled>()
    /// Ways through a list that are still to be followed.
    var branches = FlatArray<ListBranch>()
    var asked = FlatArray<Asked>()
    var keepsStops = false
    /// Whether something may follow a wildcard within a word.
    var endsWithinWords = false
    /// States of items before this position have been forgotten.
    private(set) var firstKnownPosition = 0
    var work = Work()
    /// How much work the text may still cause.
    var budget = ChartBudget()
    /// Whether the last run was given up, because the text has too many ways to be read. What it filled stays.
    private(set) var isExhausted = false
    var walker = ListWalker()
    /// How many edits a value may take.
    var mostEdits: Int32 = 0
    /// The numbers of the text, once it matters how far they go.
    var numbers = NumberSpans()
    /// The values that slot types have recognized.
    var typed = TypedValues()
    /// What the text may be taken for; nil where it is read as it is.
    var lattice: WordLattice.View?

    init(_ dfa: consuming LazyDFA) {
        self.dfa = dfa
    }

    /// The input of the run under way, or of the last one. Loops that also write to memory keep a copy of what they need.
    @inline(__always)
    var input: Input { lastInput.unsafelyUnwrapped }

    @inline(__always)
    var text: MatchedText { input.text }

    @inline(__always)
    var lists: ListTable.View { input.lists }

    /// Fills the chart.
    ///
    /// - Parameter keepsStops: whether to note where wildcards may end even if nothing can follow there.
    /// - Returns: whether a state is alive at the end.
    mutating func run(_ text: MatchedText, lists: ListTable, keepsStops: Bool = false) -> Bool {
        begin(Input(text: text, lists: lists.view), positions: text.count)
        self.keepsStops = keepsStops
        add(dfa.start, node: Derivations.start, needsLiteral: false, at: 0)
        return sweep(from: 0)
    }

    /// A slot that may take any words, at a position where a state is alive.
    struct Assumption: Hashable {
        let state: LazyDFA.StateID
        let position: Int
    }

    /// Fills the chart from where slots of these states take any words, whatever their lists say.
    ///
    /// - Parameter assumptions: in the order of their positions; the states are those of the last run.
    /// - Returns: whether a state is alive at the end.
    mutating func run(_ text: MatchedText, lists: ListTable, assuming assumptions: [Assumption]) -> Bool {
        begin(Input(text: text, lists: lists.view), positions: text.count)
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
        return !live.isEmpty(at: text.count)
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

    /// - Parameter count: the last position.
    mutating func begin(_ input: Input, positions count: Int) {
        lastInput = input
        keepsStops = false
        endsWithinWords = false
        derivations.begin()
        wildcards.removeAll()
        openings.removeAll()
        scheduled.removeAll()
        isExhausted = false
        budget = ChartBudget()
        live.begin(positions: count)
        numbers.removeAll()
        typed.beginText()
        firstKnownPosition = 0
        work = Work()
    }

    /// Whether the text may go on to be read.
    @inline(__always)
    var hasRoom: Bool { budget.allows(steps: live.count &+ derivations.nodes.count) }

    /// - Returns: that no state is alive at the end.
    @inline(never)
    mutating func giveUp() -> Bool {
        isExhausted = true
        return false
    }

    private mutating func sweep(from start: Int) -> Bool {
        let text = text
        var position = start
        while position < text.count {
            if wildcards.count > 0, mayEndWildcards(at: position) { endWildcards(at: position) }
            if dfa.isOverfull { forgetStates(from: position) }
            guard hasRoom else { return giveUp() }
            let head = live.first(at: position)
            if !head.exists {
                if !live.hasPending, wildcards.count == 0 { return false }
                position += 1
            } else if !live[head].next.exists, !keepsStops {
                position = walk(head, at: position)
            } else {
                advance(at: position)
                position += 1
            }
        }
        endWildcards(at: text.count)
        return !live.isEmpty(at: text.count)
    }

    /// Moves the only state that is alive at a position on, as far as it stays alone and needs nothing but bytes.
    ///
    /// - Returns: the next position at which something is to be done.
    @inline(__always)
    private mutating func walk(_ head: Item.Index, at start: Int) -> Int {
        let item = live[head]
        let (text, lists) = (text, lists)
        let others = live.view
        let stopsAtEdges = wildcards.count > 0
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
            if next == LazyDFA.unknown {
                next = dfa.next(state, over: byte)
                automaton = dfa.snapshot
            }
            position &+= 1
            if next == LazyDFA.dead {
                work.states += position - start
                live.pass()
                return position
            }
            state = next
            if !others.isEmpty(at: position) || position == text.count { break }
            if stopsAtEdges, mayEndWildcards(at: position) { break }
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

    @inline(__always)
    mutating func advance(at position: Int) {
        asked.removeAll()
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

    /// Puts a state at a position. One that is there already was reached in one way more.
    @inline(__always)
    mutating func add(_ state: LazyDFA.StateID, node: Derivations.Node.Index, needsLiteral: Bool, at position: Int) {
        live.add(state, node: node, needsLiteral: needsLiteral, at: position, merging: &derivations)
    }

    /// Makes room in the automaton: only states that something still leads to stay.
    mutating func forgetStates(from position: Int) {
        var used = (0..<wildcards.count).flatMap { [wildcards[$0].target, wildcards[$0].opened] }
        used += (0..<scheduled.count).map { scheduled[$0].target }
        used += live.states(from: position)
        budget.noteForgotten(bytes: dfa.size)
        dfa.forget(keeping: &used)
        for index in 0..<wildcards.count {
            (wildcards[index].target, wildcards[index].opened) = (used[2 * index], used[2 * index + 1])
        }
        let others = used.dropFirst(2 * wildcards.count)
        for (index, state) in zip(0..<scheduled.count, others) { scheduled[index].target = state }
        live.renumberStates(from: position, others.dropFirst(scheduled.count))
        openings.removeAll()
        if wildcards.count > Int(Self.indexThreshold) { indexWildcards() }
        firstKnownPosition = position
    }
}
