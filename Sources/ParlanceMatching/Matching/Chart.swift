/// Runs the automaton over a text: for each position the set of states that are alive there.
///
/// Bytes move a state on. Where a live state has a slot, its list is asked what it can read from here, and each answer puts
/// the state behind the slot at the position where it ends. Nothing is asked twice, and states that are alive are few,
/// because templates share beginnings. So the time is linear in the text for a fixed grammar, whatever matches.
///
/// Context is not looked at here.
struct Chart: ~Copyable {
    /// A state that is alive at some position.
    struct Item: Indexed {
        struct Index: TableIndex {
            let raw: Int32

            @inline(__always)
            init(_ raw: Int32) { self.raw = raw }
        }

        var state: LazyDFA.StateID
        /// How it was reached.
        var node: Derivations.Node.Index
        /// The next one at the same position.
        let next: Index
        /// A wildcard has just ended within a word: only literal text or a listed value may follow.
        let needsLiteral: Bool
        /// How many came to the position before; more than `indexThreshold` are not told apart.
        var rank: UInt8
    }

    /// A wildcard under way, and the state behind it.
    struct OpenWildcard: BitwiseCopyable {
        var target: LazyDFA.StateID
        /// The same at a boundary.
        var opened: LazyDFA.StateID
        let symbol: Int32
        /// Where it may have begun.
        var opener: Derivations.Node.Index
    }

    /// The answers of a list at the current position.
    struct Asked: BitwiseCopyable {
        let list: Int32
        let answers: AnswerRange
    }

    /// Answers that stand one behind the other.
    struct AnswerRange: BitwiseCopyable {
        let first: Int32
        let count: Int32

        @inline(__always)
        subscript(offset: Int32) -> Derivations.Answer.Index { Derivations.Answer.Index(first + offset) }
    }

    /// A place in a list's trie, and in the text, from which a value is still to be followed.
    struct ListBranch: BitwiseCopyable {
        let node: UInt32
        let position: Int32
    }

    /// A slot that takes any words from a position on, and the state behind it.
    struct Scheduled: BitwiseCopyable {
        let symbol: Int32
        var target: LazyDFA.StateID
        let position: Int
    }

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
    /// The rank of the last item at a position that is looked for one by one; if there are more, they are in an index. The
    /// same holds for wildcards under way.
    static let indexThreshold: UInt8 = 12
    /// Beyond so many items and nodes of derivations together a text has too many ways to be read. They take less than 40
    /// bytes each; no utterance that means something comes near.
    static let mostSteps = 1 << 20
    /// So many parts of values that are too large for a trie may be looked at for one text.
    static let mostPatternWork = 1 << 22
    /// So much of the automaton, in bytes, may be made and forgotten again while one text is read.
    static let mostForgotten = 1 << 27

    /// Nil before the first run.
    private var lastInput: Input?
    var dfa: LazyDFA
    var derivations = Derivations()
    private(set) var items = FlatArray<Item>()
    /// For each position the first item there.
    var heads = FlatArray<Item.Index>()
    /// The items at positions where there are many.
    private var indexedItems = ItemIndex()
    var wildcards = FlatArray<OpenWildcard>()
    /// The numbers of wildcards, where many are under way.
    var openings = ItemIndex()
    /// Slots that are to take any words where the text comes to their positions.
    private var scheduled = FlatArray<Scheduled>()
    /// Ways through a list that are still to be followed.
    var branches = FlatArray<ListBranch>()
    var asked = FlatArray<Asked>()
    /// How many items lie at positions that have not been reached.
    var pending = 0
    var keepsStops = false
    /// Whether something may follow a wildcard within a word.
    var endsWithinWords = false
    /// States of items before this position have been forgotten.
    private(set) var firstKnownPosition = 0
    var work = Work()
    /// How many items and nodes of derivations the text may have; negative once other work on it has become too much.
    private var stepLimit = mostSteps
    /// How many parts of large values were looked at since the text began.
    private var patternWork = 0
    /// How much of the automaton was forgotten since the text began, in bytes.
    private var forgotten = 0
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
            if heads[position].exists { advance(at: position) }
        }
        endWildcards(at: text.count)
        return heads[text.count].exists
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
        items.removeAll(keepingCapacity: Self.usualItems)
        indexedItems.removeAll()
        wildcards.removeAll()
        openings.removeAll()
        scheduled.removeAll()
        isExhausted = false
        (forgotten, patternWork, stepLimit) = (0, 0, Self.mostSteps)
        heads.removeAll()
        heads.append(.absent, count: count + 1)
        numbers.removeAll()
        typed.beginText()
        pending = 0
        firstKnownPosition = 0
        work = Work()
    }

    /// Whether the text may go on to be read.
    @inline(__always)
    var hasRoom: Bool {
        items.count &+ derivations.nodes.count <= stepLimit
    }

    /// Counts the parts of large values that are looked at.
    mutating func countPatternWork<Result>(_ body: (inout Int) -> Result) -> Result {
        defer { if patternWork > Self.mostPatternWork { stepLimit = -1 } }
        return body(&patternWork)
    }

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
            let head = heads[position]
            if !head.exists {
                if pending == 0, wildcards.count == 0 { return false }
                position += 1
            } else if !items[head].next.exists, !keepsStops {
                position = walk(head, at: position)
            } else {
                advance(at: position)
                position += 1
            }
        }
        endWildcards(at: text.count)
        return heads[text.count].exists
    }

    /// Moves the only state that is alive at a position on, as far as it stays alone and needs nothing but bytes.
    ///
    /// - Returns: the next position at which something is to be done.
    @inline(__always)
    private mutating func walk(
        _ head: Item.Index,
        at start: Int
    ) -> Int {
        let item = items[head]
        let (text, lists) = (text, lists)
        let heads = heads.base
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
                pending -= 1
                return position
            }
            state = next
            if heads[position].exists || position == text.count { break }
            if stopsAtEdges, mayEndWildcards(at: position) { break }
        }
        work.states += position - start
        guard position > start else {
            advance(at: position)
            return position + 1
        }
        pending -= 1
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
        var index = heads[position]
        while index.exists {
            let item = items[index]
            pending -= 1
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
        let head = heads[position]
        var rank: UInt8 = 0
        if head.exists {
            rank = items[head].rank &+ 1
            if rank > Self.indexThreshold { return addIndexed(state, node, needsLiteral, position) }
            var index = head
            while index.exists {
                let item = items[index]
                if item.state == state, item.needsLiteral == needsLiteral { return reach(index, by: node) }
                index = item.next
            }
        }
        heads[position] = items.append(
            Item(state: state, node: node, next: head, needsLiteral: needsLiteral, rank: rank)
        )
        pending += 1
    }

    @inline(__always)
    private mutating func reach(_ item: Item.Index, by node: Derivations.Node.Index) {
        if items[item].node != node { items[item].node = derivations.merge(items[item].node, node) }
    }

    /// The same where many states are alive.
    @inline(never)
    private mutating func addIndexed(
        _ state: LazyDFA.StateID,
        _ node: Derivations.Node.Index,
        _ needsLiteral: Bool,
        _ position: Int
    ) {
        let head = heads[position]
        if items[head].rank == Self.indexThreshold {
            index(itemsAt: position)
            items[head].rank = Self.indexThreshold + 1
        }
        let key = ItemIndex.Key(state: state, position: Int32(position), needsLiteral: needsLiteral)
        if let known = indexedItems.item(key) { return reach(Item.Index(known), by: node) }
        heads[position] = items.append(
            Item(state: state, node: node, next: head, needsLiteral: needsLiteral, rank: Self.indexThreshold + 1)
        )
        indexedItems.insert(key, item: heads[position].raw)
        pending += 1
    }

    /// Puts the items at a position into the index, once there are too many to search one by one.
    private mutating func index(itemsAt position: Int) {
        var number = heads[position]
        while number.exists {
            let item = items[number]
            let key = ItemIndex.Key(state: item.state, position: Int32(position), needsLiteral: item.needsLiteral)
            indexedItems.insert(key, item: number.raw)
            number = item.next
        }
    }

    /// Makes room in the automaton: only states that something still leads to stay.
    mutating func forgetStates(from position: Int) {
        let places = (position..<heads.count).flatMap { itemIndices(at: $0) }
        var used = (0..<wildcards.count).flatMap { [wildcards[$0].target, wildcards[$0].opened] }
        used += (0..<scheduled.count).map { scheduled[$0].target }
        used += places.map { items[$0].state }
        forgotten += dfa.size
        if forgotten > Self.mostForgotten { stepLimit = -1 }
        dfa.forget(keeping: &used)
        for index in 0..<wildcards.count {
            (wildcards[index].target, wildcards[index].opened) = (used[2 * index], used[2 * index + 1])
        }
        let others = used.dropFirst(2 * wildcards.count)
        for (index, state) in zip(0..<scheduled.count, others) { scheduled[index].target = state }
        for (index, state) in zip(places, others.dropFirst(scheduled.count)) { items[index].state = state }
        indexAgain(from: position)
        firstKnownPosition = position
    }

    /// Fills the indices anew: states have got other numbers.
    private mutating func indexAgain(from position: Int) {
        indexedItems.removeAll()
        for place in position..<heads.count where heads[place].exists && items[heads[place]].rank > Self.indexThreshold
        {
            index(itemsAt: place)
        }
        openings.removeAll()
        if wildcards.count > Int(Self.indexThreshold) { indexWildcards() }
    }

    /// The items at a position.
    func itemIndices(at position: Int) -> [Item.Index] {
        var indices: [Item.Index] = []
        var index = heads[position]
        while index.exists {
            indices.append(index)
            index = items[index].next
        }
        return indices
    }
}
