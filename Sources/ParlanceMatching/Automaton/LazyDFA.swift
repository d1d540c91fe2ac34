/// The deterministic automaton of a grammar, built state by state as utterances ask for it.
///
/// A state is a set of NFA states, with everything that is reached without reading. Over a boundary there are two kinds of
/// closure: a state as it is made does not pass boundaries, its `opened` state has passed them all.
///
/// It is no value to share: who parses has one to himself. When it has grown beyond a limit it is emptied but for the states
/// that are in use, which changes no answer.
struct LazyDFA: ~Copyable {
    typealias StateID = Int32

    /// The state that nothing leaves and nothing accepts.
    static let dead: StateID = 0
    private static let unknown: StateID = -1
    private static let unknownTransition = UInt16.max
    /// Beyond this many states transitions have no room for their numbers.
    private static let stateLimit = 60_000

    /// What is asked about a state at every step.
    struct State: BitwiseCopyable {
        /// The lists of its slots.
        fileprivate(set) var lists: ListSet = []
        /// The state at a boundary.
        fileprivate var opened: StateID
        fileprivate(set) var firstSlot: Int32 = 0
        /// Where the state's row of transitions begins. If it has only one way on, it has no row: this is the state that
        /// `onlyByte` leads to.
        fileprivate var row: Int32 = -1
        fileprivate(set) var slotCount: Int32 = 0
        fileprivate var onlyByte: UInt8 = 0
        /// Most states are within a word, and have one way on.
        fileprivate var hasOneWay = false
        /// Whether anything but a boundary or the end can follow.
        fileprivate(set) var continuesWord = false
    }

    /// What is asked about a state now and then.
    struct Contents: BitwiseCopyable {
        /// Where its NFA states stand in `members`.
        let firstMember: Int32
        let memberCount: Int32
        let hash: UInt32
        /// Where the templates that end here stand in `accepted`.
        var firstAccepted: Int32 = 0
        var acceptedCount: Int32 = 0
    }

    /// Over a slot's reading to the state that follows; that one is made when somebody gets there.
    struct SlotEdge: BitwiseCopyable {
        let symbol: Int32
        /// The number of the symbol's list.
        let list: Int32
        fileprivate let firstTarget: Int32
        fileprivate var targetCount: Int32
        fileprivate var state: StateID
    }

    private let nfa: NFA
    private let classes: ByteClasses
    private let memoryLimit: Int
    /// For each symbol the number of its list.
    private let symbolLists: Table<Int32>
    private var states = FlatArray<State>()
    private var contents = FlatArray<Contents>()
    /// For each state that has several ways on a row with the next state for each class of bytes. A state whose number is too
    /// large for it is looked up each time: there is one only until the next position, where the automaton is emptied.
    private var transitions = FlatArray<UInt16>()
    private var members = FlatArray<Int32>()
    private var slots = FlatArray<SlotEdge>()
    private var targets = FlatArray<Int32>()
    private var accepted = FlatArray<Int32>()
    /// A hash table from sets of NFA states to states.
    private var buckets = FlatArray<StateID>()
    /// Marks the NFA states that a closure has reached, by the number of the closure.
    private var marks: FlatArray<UInt32>
    private var closureNumber: UInt32 = 0
    private var stack = FlatArray<Int32>()
    private var seeds = FlatArray<Int32>()
    private(set) var start: StateID = 0
    /// How many states have been made in all, those that were forgotten again included.
    private(set) var madeStates = 0

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
    private(set) var isOverfull = false

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
        start = 0
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
        func lists(of state: StateID) -> ListSet { states[Int(state)].lists }

        /// As `LazyDFA.next`; below 0 if it has yet to be made.
        @inline(__always)
        func next(_ state: StateID, over byte: UInt8) -> StateID {
            let from = states + Int(state)
            if from.pointee.hasOneWay { return byte == from.pointee.onlyByte ? from.pointee.row : LazyDFA.dead }
            let known = transitions[Int(from.pointee.row) &+ Int(kinds[Int(byte)])]
            return known != LazyDFA.unknownTransition ? StateID(known) : LazyDFA.unknown
        }

        /// As `LazyDFA.opened`; below 0 if it has yet to be made.
        @inline(__always)
        func opened(_ state: StateID) -> StateID { states[Int(state)].opened }
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
        let from = states[state]
        if from.hasOneWay {
            if byte != from.onlyByte { return Self.dead }
            return from.row != Self.unknown ? from.row : makeNext(state, over: byte)
        }
        let known = transitions[from.row &+ Int32(classes.numbers.base[Int(byte)])]
        return known != Self.unknownTransition ? StateID(known) : makeNext(state, over: byte)
    }

    /// The state at a boundary: all boundaries passed, nothing read.
    @inline(__always)
    mutating func opened(_ state: StateID) -> StateID {
        let known = states[state].opened
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
    func template(_ index: Int32, acceptedBy state: StateID) -> Int32 {
        accepted[contents[state].firstAccepted + index]
    }

    /// The NFA states that a state stands for, in order.
    func members(of state: StateID) -> [Int32] {
        (0..<contents[state].memberCount).map { members[contents[state].firstMember + $0] }
    }
}

// MARK: - Making states

extension LazyDFA {
    @inline(never)
    private mutating func makeNext(_ state: StateID, over byte: UInt8) -> StateID {
        seeds.removeAll()
        let isBlank = byte == 0x20
        let contents = contents[state]
        for index in 0..<contents.memberCount {
            let member = nfa.states[Int(members[contents.firstMember + index])]
            if isBlank ? member.kind == .boundary : member.kind == .byte && member.byte == byte {
                seeds.append(member.next)
            }
        }
        let next = closure(opening: isBlank)
        if states[state].hasOneWay {
            states[state].row = next
        } else if next < Self.unknownTransition {
            transitions[states[state].row + Int32(classes.numbers[Int(byte)])] = UInt16(next)
        }
        return next
    }

    @inline(never)
    private mutating func makeOpened(_ state: StateID) -> StateID {
        seeds.removeAll()
        let contents = contents[state]
        for index in 0..<contents.memberCount { seeds.append(members[contents.firstMember + index]) }
        let opened = closure(opening: true)
        states[state].opened = opened
        states[opened].opened = opened
        return opened
    }

    @inline(never)
    private mutating func makeTarget(ofSlot index: Int32) -> StateID {
        seeds.removeAll()
        let edge = slots[index]
        for offset in 0..<edge.targetCount { seeds.append(targets[edge.firstTarget + offset]) }
        let state = closure(opening: false)
        slots[index].state = state
        return state
    }

    /// The state for what is reached from `seeds` without reading.
    private mutating func closure(opening: Bool) -> StateID {
        guard seeds.count > 0 else { return Self.dead }
        beginMarking()
        let first = members.count
        stack.removeAll()
        for index in 0..<seeds.count { stack.append(seeds[index]) }
        while stack.count > 0 {
            let member = stack[stack.count - 1]
            stack.removeAll(keeping: stack.count - 1)
            guard marks[member] != closureNumber else { continue }
            marks[member] = closureNumber
            let state = nfa.states[Int(member)]
            switch state.kind {
            case .split: for target in nfa.targets(of: state) { stack.append(target) }
            case .boundary:
                members.append(member)
                if opening { stack.append(state.next) }
            case .byte, .slot, .accept: members.append(member)
            }
        }
        var reached = members.elements(from: first)
        reached.sort()
        return identifyPending(from: first)
    }

    private mutating func beginMarking() {
        if closureNumber == .max {
            for index in 0..<marks.count { marks[index] = 0 }
            closureNumber = 0
        }
        closureNumber += 1
    }

    /// The state for the set that `members` holds from `first` on; the set is taken away again if there is one already.
    private mutating func identifyPending(from first: Int) -> StateID {
        let hash = hash(from: first)
        var bucket = Int(hash) & (buckets.count - 1)
        while buckets[bucket] != Self.unknown {
            if isPending(from: first, equalTo: contents[buckets[bucket]], hash: hash) {
                members.removeAll(keeping: first)
                return buckets[bucket]
            }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        let state = makeState(from: first, hash: hash)
        buckets[bucket] = state
        if states.count * 2 > buckets.count { rehash() }
        return state
    }

    private func isPending(from first: Int, equalTo state: Contents, hash: UInt32) -> Bool {
        guard state.hash == hash, Int(state.memberCount) == members.count - first else { return false }
        for offset in 0..<Int(state.memberCount)
        where members[Int(state.firstMember) + offset] != members[first + offset] { return false }
        return true
    }

    private func hash(from first: Int) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in first..<members.count {
            hash = (hash ^ UInt64(UInt32(bitPattern: members[index]))) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    private mutating func rehash() {
        let count = buckets.count * 2
        buckets.removeAll()
        buckets.append(Self.unknown, count: count)
        for state in 0..<states.count {
            var bucket = Int(contents[state].hash) & (count - 1)
            while buckets[bucket] != Self.unknown { bucket = (bucket + 1) & (count - 1) }
            buckets[bucket] = StateID(state)
        }
    }

    private mutating func makeState(from first: Int, hash: UInt32) -> StateID {
        let count = members.count - first
        madeStates += 1
        let accepted = addAccepted(from: first)
        contents.append(
            Contents(
                firstMember: Int32(first),
                memberCount: Int32(count),
                hash: hash,
                firstAccepted: accepted.lowerBound,
                acceptedCount: accepted.upperBound - accepted.lowerBound
            )
        )
        let state = states.append(makeHead(from: first))
        isOverfull = size > memoryLimit || states.count > Self.stateLimit
        return state
    }

    private mutating func makeHead(from first: Int) -> State {
        var state = State(opened: Self.unknown, firstSlot: Int32(slots.count))
        addSlots(from: first)
        state.slotCount = Int32(slots.count) - state.firstSlot
        for slot in state.firstSlot..<Int32(slots.count) { state.lists.formUnion(ListSet(list: slots[slot].list)) }
        addWays(to: &state, from: first)
        return state
    }

    /// Makes room for the states that follow.
    private mutating func addWays(to state: inout State, from first: Int) {
        var ways = 0
        for index in first..<members.count {
            let member = nfa.states[Int(members[index])]
            if member.kind.continuesWord { state.continuesWord = true }
            guard member.kind == .byte || member.kind == .boundary else { continue }
            let byte = member.kind == .byte ? member.byte : 0x20
            if ways == 0 || byte != state.onlyByte { ways += 1 }
            state.onlyByte = byte
        }
        if ways <= 1 {
            // Without a way on, the byte is one that leads to nothing.
            state.hasOneWay = true
            if ways == 0 { state.row = Self.dead }
        } else {
            state.row = Int32(transitions.count)
            transitions.append(Self.unknownTransition, count: classes.count)
            transitions[state.row + Int32(ByteClasses.unread)] = UInt16(Self.dead)
        }
    }

    /// One edge for each symbol, in the order of their numbers.
    private mutating func addSlots(from first: Int) {
        let firstSlot = slots.count
        var edges: [(symbol: Int32, next: Int32)] = []
        for index in first..<members.count {
            let member = nfa.states[Int(members[index])]
            if member.kind == .slot { edges.append(nfa.edge(of: member)) }
        }
        edges.sort { $0.symbol < $1.symbol }
        for edge in edges {
            let target = targets.append(edge.next)
            if slots.count > firstSlot, slots[slots.count - 1].symbol == edge.symbol {
                slots[slots.count - 1].targetCount += 1
            } else {
                let list = symbolLists[Int(edge.symbol)]
                slots.append(
                    SlotEdge(
                        symbol: edge.symbol,
                        list: list,
                        firstTarget: target,
                        targetCount: 1,
                        state: Self.unknown
                    )
                )
            }
        }
    }

    private mutating func addAccepted(from first: Int) -> Range<Int32> {
        let start = Int32(accepted.count)
        for index in first..<members.count {
            let member = nfa.states[Int(members[index])]
            if member.kind == .accept { accepted.append(member.next) }
        }
        return start..<Int32(accepted.count)
    }
}
