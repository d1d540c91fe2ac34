/// The automaton of a part grammar: the same deterministic automaton as that of a grammar of sentences, except that it
/// can be entered at any position of a text, by the type that is wanted there.
///
/// Not shareable: states are built on demand. The grammar (`PartGrammar`) is shared.
package struct PartAutomaton: ~Copyable {
    /// The number of a state.
    package typealias State = Int32

    /// A slot that may follow a state.
    package struct Slot: BitwiseCopyable {
        /// The number of the slot's type.
        package let type: Int32
        /// The number of the slot's name.
        package let name: Int32
        let edge: Int32
    }

    /// The result of a walk over literal text.
    package struct Stop: BitwiseCopyable {
        /// The state that was reached; 0 if the text does not continue any template.
        package let state: State
        package let position: Int
    }

    private let grammar: PartGrammar
    private var dfa: LazyDFA
    /// The start state of each type; -1 until it is built.
    private var starts: FlatArray<Int32>

    package init(_ grammar: PartGrammar) {
        self.grammar = grammar
        dfa = LazyDFA(grammar.nfa, classes: grammar.classes, symbolLists: grammar.symbolTypes)
        starts = FlatArray(capacity: grammar.templates.count)
        starts.append(-1, count: grammar.templates.count)
    }

    /// Drops states if there are too many. States from before are invalid afterwards.
    package mutating func begin() {
        guard dfa.isOverfull else { return }
        var used: [LazyDFA.StateID] = []
        dfa.forget(keeping: &used)
        for type in 0..<starts.count { starts[type] = -1 }
    }

    /// The state before all templates of a type; 0 if it has none.
    package mutating func start(ofType type: Int32) -> State {
        let known = starts[type]
        if known >= 0 { return known }
        dfa.seeds.removeAll()
        for template in grammar.templates[Int(type)] { dfa.seeds.append(grammar.nfa.starts[Int(template)]) }
        let state = dfa.closure(opening: false).raw
        starts[type] = state
        return state
    }

    /// Reads literal text from a position up to the first state that ends a template or has a slot.
    ///
    /// - Parameters:
    ///   - marks: for each position, whether a blank of a template matches there without a blank in the text.
    ///   - isEntering: whether the state itself is not to be returned unless it reads something.
    package mutating func walk(
        _ start: State,
        over bytes: UnsafeBufferPointer<UInt8>,
        marks: UnsafePointer<UInt8>,
        from position: Int,
        isEntering: Bool
    ) -> Stop {
        var state = LazyDFA.StateID(start)
        var position = position
        var isEntering = isEntering
        while state != LazyDFA.dead {
            let isBlank = position < bytes.count && bytes[position] == 0x20
            if !isBlank, marks[position] & 1 != 0 { state = dfa.opened(state) }
            if !isEntering, dfa.state(state).slotCount > 0 || dfa.acceptedCount(of: state) > 0 { break }
            isEntering = false
            guard position < bytes.count else { return Stop(state: 0, position: position) }
            state = dfa.next(state, over: bytes[position])
            position += 1
        }
        return Stop(state: state.raw, position: position)
    }

    /// The state at a boundary.
    package mutating func opened(_ state: State) -> State { dfa.opened(LazyDFA.StateID(state)).raw }

    /// The number of slots that may follow a state.
    package func slotCount(of state: State) -> Int { Int(dfa.state(LazyDFA.StateID(state)).slotCount) }

    package func slot(_ index: Int, of state: State) -> Slot {
        let edge = dfa.state(LazyDFA.StateID(state)).firstSlot + Int32(index)
        let symbol = dfa.slot(edge).symbol
        return Slot(type: dfa.slot(edge).list, name: grammar.symbolNames[Int(symbol.raw)], edge: edge)
    }

    /// The state after a slot.
    package mutating func target(of slot: Slot) -> State { dfa.target(ofSlot: slot.edge).raw }

    /// The number of templates that end in a state.
    package func acceptedCount(of state: State) -> Int { Int(dfa.acceptedCount(of: LazyDFA.StateID(state))) }

    /// A template that ends in a state, in the order of declaration.
    package func template(_ index: Int, acceptedBy state: State) -> Int {
        Int(dfa.template(Int32(index), acceptedBy: LazyDFA.StateID(state)).raw)
    }
}
