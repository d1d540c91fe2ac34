/// The deterministic automaton of a grammar, built state by state on demand.
///
/// A state is a set of NFA states, closed under transitions that read nothing. There are two kinds of closure over
/// boundaries: a state as first built passes no boundaries, its `opened` state has passed all of them.
///
/// Not shareable: each matcher owns one. When it exceeds its memory limit, all states except those in use are dropped,
/// which changes no result.
struct LazyDFA: ~Copyable {
    /// The number of a state. It can change when states are dropped.
    struct StateID: TableIndex {
        let raw: Int32

        /// Whether the state is built and not the dead one.
        @inline(__always)
        var isLive: Bool { raw > LazyDFA.dead.raw }
    }

    /// The state without transitions and accepted templates.
    @inline(__always)
    static var dead: StateID { StateID(0) }
    /// Marks a state that has not been built yet.
    @inline(__always)
    static var unknown: StateID { .absent }
    /// Marks a member of which the next state is not looked up yet.
    static let unknownNext: Int32 = -1
    /// The usual memory limit in bytes.
    static let usualMemory = 32 << 20

    /// The fields of a state that every step reads.
    struct State: Indexed {
        typealias Index = StateID

        /// The lists of the state's slots.
        var lists: ListSet = []
        /// The state after all boundaries at this position.
        var opened: StateID
        var firstSlot: Int32 = 0
        /// The start of the state's transition row. If the state has only one transition, it has no row, and this is
        /// the target of `onlyByte`.
        var row: Int32 = -1
        var slotCount: Int32 = 0
        var onlyByte: UInt8 = 0
        /// Whether there is at most one transition, as in most states, which are within a word.
        var hasOneWay = false
        /// Whether a byte or a slot can follow, not only a boundary or the end.
        var continuesWord = false
    }

    /// The fields of a state that are read rarely.
    struct Contents: Indexed {
        typealias Index = StateID

        /// The index of its first NFA state in `members`.
        let firstMember: Int32
        let memberCount: Int32
        let hash: UInt32
        /// The index in `accepted` of the first template that ends here.
        var firstAccepted: Int32 = 0
        var acceptedCount: Int32 = 0

        /// The indices of its NFA states in `members`.
        @inline(__always)
        var members: Range<Int32> { firstMember..<firstMember + memberCount }
    }

    /// A transition over a slot's text to the next state, which is built when it is first reached.
    struct SlotEdge: BitwiseCopyable {
        let symbol: SlotSymbol.Index
        /// The number of the symbol's list.
        let list: Int32
        let firstTarget: Int32
        var targetCount: Int32
        var state: StateID
    }

    let nfa: NFA
    let classes: ByteClasses
    let memoryLimit: Int
    /// The list number of each symbol.
    let symbolLists: Table<Int32>
    var states = FlatArray<State>()
    var contents = FlatArray<Contents>()
    /// For each state with several transitions, a row with the next state for each byte class.
    var transitions = FlatArray<StateID>()
    var members = FlatArray<Int32>()
    /// For each member, the byte that it reads, or what else it does (`Key`).
    var keys = FlatArray<UInt16>()
    /// For each member that reads a byte or passes an edge, the NFA state behind it, or `unknownNext`.
    var nexts = FlatArray<Int32>()
    /// The runs of the NFA states that were looked up lately.
    var recent = NFA.RecentRuns()
    var slots = FlatArray<SlotEdge>()
    var targets = FlatArray<Int32>()
    var accepted = FlatArray<TemplateIndex>()
    /// The hash table from sets of NFA states to states.
    var buckets = FlatArray<StateID>()
    var marks = ClosureMarks()
    var stack = FlatArray<Int32>()
    var seeds = FlatArray<Int32>()
    /// Scratch space: for each key, the place of the next member that has it.
    var places = FlatArray<Int32>()
    /// Scratch space: the keys and next states of members that are ordered.
    var unorderedKeys = FlatArray<UInt16>()
    var unorderedNexts = FlatArray<Int32>()
    var start = dead
    /// The number of states built in all, including dropped ones.
    var madeStates = 0

    /// - Parameter memoryLimit: The approximate limit in bytes.
    init(_ nfa: NFA, classes: ByteClasses, symbolLists: Table<Int32>, memoryLimit: Int = usualMemory) {
        self.nfa = nfa
        self.symbolLists = symbolLists
        self.classes = classes
        self.memoryLimit = memoryLimit
        reset()
    }

    /// The number of states, including the dead one.
    var stateCount: Int { states.count }

    /// Whether the automaton exceeds its memory limit.
    var isOverfull = false

    /// The approximate size in bytes.
    var size: Int {
        transitions.count * 4 + members.count * 10 + states.count * 52 + slots.count * 20 + targets.count * 4
    }

    private mutating func reset() {
        states.removeAll()
        contents.removeAll()
        transitions.removeAll()
        members.removeAll()
        keys.removeAll()
        nexts.removeAll()
        slots.removeAll()
        targets.removeAll()
        accepted.removeAll()
        buckets.removeAll()
        buckets.append(Self.unknown, count: 1_024)
        start = Self.dead
        _ = identifyPending(from: 0)
        states[Self.dead].opened = Self.dead
        if let firsts = nfa.firstStates {
            start = restore(firsts.start, of: firsts)
        } else {
            seeds.removeAll()
            for state in nfa.starts.elements { seeds.append(state) }
            start = closure(opening: false)
        }
    }

    /// Drops all states except those in `used`, which get new numbers.
    mutating func forget(keeping used: inout [StateID]) {
        let sets = used.map { members(of: $0) }
        reset()
        used = sets.map { set in
            marks.begin()
            let first = members.count
            for member in set {
                append(member, nfa.state(member, in: &recent))
                _ = marks.insert(member)
            }
            return identifyPending(from: first)
        }
    }
}

// MARK: - Walking

extension LazyDFA {
    /// A view of the current automaton, for loops that keep it in registers; valid until a state is built.
    struct Snapshot {
        private let states: UnsafePointer<State>
        private let transitions: UnsafePointer<StateID>
        private let kinds: UnsafePointer<UInt8>

        @inline(__always)
        fileprivate init(_ automaton: borrowing LazyDFA) {
            states = UnsafePointer(automaton.states.base)
            transitions = UnsafePointer(automaton.transitions.base)
            kinds = automaton.classes.numbers.base
        }

        /// The lists of a state's slots.
        @inline(__always)
        func lists(of state: StateID) -> ListSet { states[Int(state.raw)].lists }

        /// The state after reading a byte; `unknown` if it is not built yet.
        @inline(__always)
        func next(_ state: StateID, over byte: UInt8) -> StateID {
            let from = states + Int(state.raw)
            if from.pointee.hasOneWay {
                return byte == from.pointee.onlyByte ? StateID(from.pointee.row) : LazyDFA.dead
            }
            return transitions[Int(from.pointee.row) &+ Int(kinds[Int(byte)])]
        }

        /// The state at a boundary; `unknown` if it is not built yet.
        @inline(__always)
        func opened(_ state: StateID) -> StateID { states[Int(state.raw)].opened }
    }

    var snapshot: Snapshot {
        @inline(__always) get { Snapshot(self) }
    }

    @inline(__always)
    func state(_ state: StateID) -> State { states[state] }

    @inline(__always)
    func slot(_ index: Int32) -> SlotEdge { slots[index] }

    /// Returns the state after reading a byte. Over a blank, it has passed all boundaries.
    @inline(__always)
    mutating func next(_ state: StateID, over byte: UInt8) -> StateID {
        let known = snapshot.next(state, over: byte)
        return known != Self.unknown ? known : makeNext(state, over: byte)
    }

    /// Returns the state at a boundary: all boundaries are passed, nothing is read.
    @inline(__always)
    mutating func opened(_ state: StateID) -> StateID {
        let known = snapshot.opened(state)
        return known != Self.unknown ? known : makeOpened(state)
    }

    /// Returns the state after a slot.
    @inline(__always)
    mutating func target(ofSlot index: Int32) -> StateID {
        let known = slots[index].state
        return known != Self.unknown ? known : makeTarget(ofSlot: index)
    }

    /// The number of templates that end in a state.
    @inline(__always)
    func acceptedCount(of state: StateID) -> Int32 { contents[state].acceptedCount }

    /// Returns the template at an index of those that end in a state, in declaration order.
    @inline(__always)
    func template(_ index: Int32, acceptedBy state: StateID) -> TemplateIndex {
        accepted[contents[state].firstAccepted + index]
    }

    /// The templates that end in a state, in declaration order.
    func templates(acceptedBy state: StateID) -> [Int] {
        (0..<acceptedCount(of: state)).map { Int(template($0, acceptedBy: state).raw) }
    }

    /// The NFA states of a state, in order.
    func members(of state: StateID) -> [Int32] {
        let contents = contents[state]
        return UnsafeBufferPointer(start: members.base + Int(contents.firstMember), count: Int(contents.memberCount))
            .sorted()
    }
}
