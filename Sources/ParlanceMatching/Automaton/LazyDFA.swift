/// The deterministic automaton of a grammar, built state by state as utterances ask for it.
///
/// A state is a set of NFA states, with everything that is reached without reading. Over a boundary there are two kinds of
/// closure: a state as it is made does not pass boundaries, its `opened` state has passed them all.
///
/// It is no value to share: each thread has its own. When it has grown beyond a limit it is emptied and begun anew,
/// which changes no answer.
final class LazyDFA {
    typealias StateID = Int32

    /// The state that nothing leaves and nothing accepts.
    static let dead: StateID = 0
    private static let unknown: StateID = -1

    /// Over a list's reading to the states that follow; those are made when somebody gets there.
    struct SlotEdge {
        let list: Int32
        fileprivate let targets: [Int32]
        fileprivate var state: StateID
    }

    private struct State {
        let members: [Int32]
        var opened: StateID
        var afterBlank: StateID
        var slots: [SlotEdge]
        let accepts: Bool
    }

    let nfa: NFA
    private let classes: ByteClasses
    private let memoryLimit: Int
    private var states: ContiguousArray<State> = []
    /// For each state a row with the next state for each class of bytes.
    private var transitions: ContiguousArray<StateID> = []
    private var identifiers: [[Int32]: StateID] = [:]
    private var memberCount = 0
    /// Marks the NFA states that a closure has reached, by the number of the closure.
    private var marks: ContiguousArray<UInt32>
    private var closureNumber: UInt32 = 0
    private(set) var start: StateID = 0

    /// - Parameter memoryLimit: in bytes, about.
    init(_ nfa: NFA, classes: ByteClasses, memoryLimit: Int = 24 << 20) {
        self.nfa = nfa
        self.classes = classes
        self.memoryLimit = memoryLimit
        marks = ContiguousArray(repeating: 0, count: nfa.states.count)
        reset()
    }

    /// How many states have been made since it was last emptied, the dead one included.
    var stateCount: Int { states.count }

    /// Empties the automaton if it has grown too large. All identifiers are void then.
    func shrinkIfNeeded() {
        if size > memoryLimit { reset() }
    }

    /// Whether a single text has made it grow to a multiple of what it may keep.
    var isOverfull: Bool { size > 4 * memoryLimit }

    /// In bytes, about.
    private var size: Int { transitions.count * 4 + memberCount * 8 + states.count * 120 }

    private func reset() {
        states.removeAll()
        transitions.removeAll()
        identifiers.removeAll()
        memberCount = 0
        _ = identifier(of: [])
        states[0].opened = Self.dead
        states[0].afterBlank = Self.dead
        start = identifier(of: closure(of: nfa.starts, opening: false))
    }

    /// The state after reading a byte that is no blank.
    func next(_ state: StateID, over byte: UInt8) -> StateID {
        let index = Int(state) * classes.count + Int(classes[byte])
        let known = transitions[index]
        if known != Self.unknown { return known }
        let next = makeNext(state, over: byte)
        transitions[index] = next
        return next
    }

    /// The state at a boundary: all boundaries passed, nothing read.
    func opened(_ state: StateID) -> StateID {
        let known = states[Int(state)].opened
        if known != Self.unknown { return known }
        let opened = identifier(of: closure(of: states[Int(state)].members, opening: true))
        states[Int(state)].opened = opened
        states[Int(opened)].opened = opened
        return opened
    }

    /// The state after a blank that stands at this state's position.
    func afterBlank(_ state: StateID) -> StateID {
        let known = states[Int(state)].afterBlank
        if known != Self.unknown { return known }
        let targets = states[Int(state)].members.compactMap { member -> Int32? in
            if case .boundary(let next) = nfa.states[Int(member)] { next } else { nil }
        }
        let next = identifier(of: closure(of: targets, opening: true))
        states[Int(state)].afterBlank = next
        return next
    }

    /// Whether a template ends here.
    func accepts(_ state: StateID) -> Bool { states[Int(state)].accepts }

    func slotCount(of state: StateID) -> Int { states[Int(state)].slots.count }

    func list(of state: StateID, slot: Int) -> Int32 { states[Int(state)].slots[slot].list }

    /// The state behind a slot.
    func target(of state: StateID, slot: Int) -> StateID {
        let edge = states[Int(state)].slots[slot]
        if edge.state != Self.unknown { return edge.state }
        let target = identifier(of: closure(of: edge.targets, opening: false))
        states[Int(state)].slots[slot].state = target
        return target
    }

    /// The templates that end here, in the order of declaration.
    func acceptedTemplates(of state: StateID) -> [Int] {
        states[Int(state)].members.compactMap { member in
            if case .accept = nfa.states[Int(member)] { nfa.template(of: member) } else { nil }
        }
    }

    /// The templates that are under way here, in the order of declaration, each once.
    func templates(of state: StateID) -> [Int] {
        var templates: [Int] = []
        for member in states[Int(state)].members {
            let template = nfa.template(of: member)
            if templates.last != template { templates.append(template) }
        }
        return templates
    }

    private func makeNext(_ state: StateID, over byte: UInt8) -> StateID {
        let targets = states[Int(state)].members.compactMap { member -> Int32? in
            if case .byte(byte, let next) = nfa.states[Int(member)] { next } else { nil }
        }
        return identifier(of: closure(of: targets, opening: false))
    }

    /// The states that are reached without reading, those that only lead on left out; sorted.
    private func closure(of seeds: [Int32], opening: Bool) -> [Int32] {
        guard !seeds.isEmpty else { return [] }
        if closureNumber == .max {
            for index in marks.indices { marks[index] = 0 }
            closureNumber = 0
        }
        closureNumber += 1
        var stack = seeds
        var members: [Int32] = []
        while let state = stack.popLast() {
            guard marks[Int(state)] != closureNumber else { continue }
            marks[Int(state)] = closureNumber
            switch nfa.states[Int(state)] {
            case .split(let range):
                stack.append(contentsOf: nfa.branches[Int(range.lowerBound)..<Int(range.upperBound)])
            case .boundary(let next):
                members.append(state)
                if opening { stack.append(next) }
            case .byte, .slot, .accept: members.append(state)
            }
        }
        members.sort()
        return members
    }

    private func identifier(of members: [Int32]) -> StateID {
        if let known = identifiers[members] { return known }
        let identifier = StateID(states.count)
        identifiers[members] = identifier
        memberCount += members.count
        states.append(
            State(
                members: members,
                opened: Self.unknown,
                afterBlank: Self.unknown,
                slots: slotEdges(of: members),
                accepts: members.contains { if case .accept = nfa.states[Int($0)] { true } else { false } }
            )
        )
        transitions.append(contentsOf: repeatElement(members.isEmpty ? Self.dead : Self.unknown, count: classes.count))
        return identifier
    }

    /// One edge for each list, in the order of their numbers.
    private func slotEdges(of members: [Int32]) -> [SlotEdge] {
        var targets: [Int32: [Int32]] = [:]
        for member in members {
            if case .slot(let list, let next) = nfa.states[Int(member)] { targets[list, default: []].append(next) }
        }
        return targets.sorted { $0.key < $1.key }.map { SlotEdge(list: $0.key, targets: $0.value, state: Self.unknown) }
    }
}

/// Bytes that no template tells apart share a class, so that rows of transitions are short.
struct ByteClasses: Sendable {
    private let numbers: [UInt8]
    /// How many classes there are.
    let count: Int

    /// Each byte that a template reads is a class of its own, all others are one. UTF-8 has 243 bytes, so there is room.
    init(_ nfa: NFA) {
        var numbers = [UInt8](repeating: 0, count: 256)
        var count = 1
        for case .byte(let byte, _) in nfa.states where numbers[Int(byte)] == 0 {
            numbers[Int(byte)] = UInt8(count)
            count += 1
        }
        self.numbers = numbers
        self.count = count
    }

    subscript(byte: UInt8) -> UInt8 { numbers[Int(byte)] }
}
