/// The deterministic automaton of a grammar, built state by state as utterances ask for it.
///
/// A state is a set of NFA states, with everything that is reached without reading. Over a boundary there are two kinds of
/// closure: a state as it is made does not pass boundaries, its `opened` state has passed them all.
///
/// Not shareable: each matcher owns one. When it has grown beyond a limit it is emptied but for the states
/// that are in use, which changes no answer.
struct LazyDFA: ~Copyable {
    /// The number of a state. It may change when the automaton is emptied.
    struct StateID: TableIndex { let raw: Int32 }

    /// The state that nothing leaves and nothing accepts.
    @inline(__always)
    static var dead: StateID { StateID(0) }
    /// Stands for a state that has yet to be made.
    @inline(__always)
    static var unknown: StateID { .absent }
    static let unknownTransition = UInt16.max
    /// Beyond this many states transitions have no room for their numbers.
    static let stateLimit = 60_000

    /// What is asked about a state at every step.
    struct State: Indexed {
        typealias Index = StateID

        /// The lists of its slots.
        var lists: ListSet = []
        /// The state at a boundary.
        var opened: StateID
        var firstSlot: Int32 = 0
        /// Where the state's row of transitions begins. If it has only one way on, it has no row: this is the state that
        /// `onlyByte` leads to.
        var row: Int32 = -1
        var slotCount: Int32 = 0
        var onlyByte: UInt8 = 0
        /// Most states are within a word, and have one way on.
        var hasOneWay = false
        /// Whether anything but a boundary or the end can follow.
        var continuesWord = false
    }

    /// What is asked about a state now and then.
    struct Contents: Indexed {
        typealias Index = StateID

        /// Where its NFA states stand in `members`.
        let firstMember: Int32
        let memberCount: Int32
        let hash: UInt32
        /// Where the templates that end here stand in `accepted`.
        var firstAccepted: Int32 = 0
        var acceptedCount: Int32 = 0
    }

    /// Over a slot's reading to the state that follows; made when it is first reached.
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
    /// For each symbol the number of its list.
    let symbolLists: Table<Int32>
    var states = FlatArray<State>()
    var contents = FlatArray<Contents>()
    /// For each state that has several ways on a row with the next state for each class of bytes. A state whose number is too
    /// large for it is looked up each time: there is one only until the next position, where the automaton is emptied.
    var transitions = FlatArray<UInt16>()
    var members = FlatArray<Int32>()
    var slots = FlatArray<SlotEdge>()
    var targets = FlatArray<Int32>()
    var accepted = FlatArray<TemplateIndex>()
    /// A hash table from sets of NFA states to states.
    var buckets = FlatArray<StateID>()
    /// Marks the NFA states that a closure has reached, by the number of the closure.
    var marks: FlatArray<UInt32>
    var closureNumber: UInt32 = 0
    var stack = FlatArray<Int32>()
    var seeds = FlatArray<Int32>()
    var start = dead
    /// How many states have been made in all, those that were forgotten again included.
    var madeStates = 0

    /// - Parameter memoryLimit: in bytes, about.
    init(_ nfa: NFA, classes: ByteClasses, symbolLists: Table<Int32>, memoryLimit: Int = 24 << 20) {
        self.nfa = nfa
        self.symbolLists = symbolLists
        self.classes = classes
        self.memoryLimit = memoryLimit
        marks = FlatArray(capacity: nfa.states.count)
        marks.append(0, count: nfa.states.count)
        reset()
    }

    /// How many states there are, the dead one included.
    var stateCount: Int { states.count }

    /// Whether it has grown too large.
    var isOverfull = false

    /// In bytes, about.
    var size: Int {
        transitions.count * 2 + members.count * 4 + states.count * 52 + slots.count * 20 + targets.count * 4
    }

    private mutating func reset() {
        states.removeAll()
        contents.removeAll()
        transitions.removeAll()
        members.removeAll()
        slots.removeAll()
        targets.removeAll()
        accepted.removeAll()
        buckets.removeAll()
        buckets.append(Self.unknown, count: 1_024)
        start = Self.dead
        _ = identifyPending(from: 0)
        states[Self.dead].opened = Self.dead
        seeds.removeAll()
        for state in nfa.starts.elements { seeds.append(state) }
        start = closure(opening: false)
    }

    /// Forgets all states but those in `used`, which get new numbers.
    mutating func forget(keeping used: inout [StateID]) {
        let sets = used.map { members(of: $0) }
        reset()
        used = sets.map { set in
            let first = members.count
            for member in set { members.append(member) }
            return identifyPending(from: first)
        }
    }
}

// MARK: - Walking

extension LazyDFA {
    /// The automaton as it is now, for a loop that is to keep it in registers; good until a state is made.
    struct Snapshot {
        private let states: UnsafePointer<State>
        private let transitions: UnsafePointer<UInt16>
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

        /// The state after reading a byte; `unknown` if it has yet to be made.
        @inline(__always)
        func next(_ state: StateID, over byte: UInt8) -> StateID {
            let from = states + Int(state.raw)
            if from.pointee.hasOneWay {
                return byte == from.pointee.onlyByte ? StateID(from.pointee.row) : LazyDFA.dead
            }
            let known = transitions[Int(from.pointee.row) &+ Int(kinds[Int(byte)])]
            return known != LazyDFA.unknownTransition ? StateID(Int32(known)) : LazyDFA.unknown
        }

        /// The state at a boundary; `unknown` if it has yet to be made.
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

    /// The state after reading a byte. Over a blank it has passed all boundaries.
    @inline(__always)
    mutating func next(_ state: StateID, over byte: UInt8) -> StateID {
        let known = snapshot.next(state, over: byte)
        return known != Self.unknown ? known : makeNext(state, over: byte)
    }

    /// The state at a boundary: all boundaries passed, nothing read.
    @inline(__always)
    mutating func opened(_ state: StateID) -> StateID {
        let known = snapshot.opened(state)
        return known != Self.unknown ? known : makeOpened(state)
    }

    /// The state behind a slot.
    @inline(__always)
    mutating func target(ofSlot index: Int32) -> StateID {
        let known = slots[index].state
        return known != Self.unknown ? known : makeTarget(ofSlot: index)
    }

    /// How many templates end in a state.
    @inline(__always)
    func acceptedCount(of state: StateID) -> Int32 { contents[state].acceptedCount }

    /// The template with that index among those that end in a state, which are in the order of declaration.
    @inline(__always)
    func template(_ index: Int32, acceptedBy state: StateID) -> TemplateIndex {
        accepted[contents[state].firstAccepted + index]
    }

    /// The templates that end in a state, in the order of declaration.
    func templates(acceptedBy state: StateID) -> [Int] {
        (0..<acceptedCount(of: state)).map { Int(template($0, acceptedBy: state).raw) }
    }

    /// The NFA states that a state stands for, in order.
    func members(of state: StateID) -> [Int32] {
        let contents = contents[state]
        return Array(
            UnsafeBufferPointer(start: members.base + Int(contents.firstMember), count: Int(contents.memberCount))
        )
    }
}
