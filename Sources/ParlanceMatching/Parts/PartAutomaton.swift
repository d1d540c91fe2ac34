/// The automaton of a part grammar: the same deterministic automaton as that of a grammar of sentences, except that it
/// can be entered at any position of a text, by the type that is wanted there.
///
/// Not shareable: states are built on demand, and nothing calls back into it. The grammar (`PartGrammar`) is shared.
package final class PartAutomaton {
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
    @exclusivity(unchecked) private var dfa: LazyDFA
    /// The start state of each type; -1 until it is built.
    @exclusivity(unchecked) private var starts: FlatArray<Int32>

    package init(_ grammar: PartGrammar) {
        self.grammar = grammar
        dfa = LazyDFA(grammar.nfa, classes: grammar.classes, symbolLists: grammar.symbolTypes)
        starts = FlatArray(capacity: grammar.templates.count)
        starts.append(-1, count: grammar.templates.count)
    }

    /// Drops states if there are too many. States from before are invalid afterwards.
    package func begin() {
        guard dfa.isOverfull else { return }
        var used: [LazyDFA.StateID] = []
        dfa.forget(keeping: &used)
        for type in 0..<starts.count { starts[type] = -1 }
    }

    /// The state before all templates of a type; 0 if it has none.
    package func start(ofType type: Int32) -> State {
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
    package func walk(
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
    package func opened(_ state: State) -> State { dfa.opened(LazyDFA.StateID(state)).raw }

    /// The next slot that may follow a state and has one of some types.
    ///
    /// - Parameters:
    ///   - index: the index to search from; afterwards, that of the next slot.
    ///   - types: one bit for each type. It may change from call to call.
    ///   - width: the number of words of `types`.
    package func nextSlot(_ index: inout Int, of state: State, in types: UnsafePointer<UInt64>, width: Int) -> Slot? {
        let state = dfa.state(LazyDFA.StateID(state))
        if index == 0, !Self.meets(state.lists, types, width) { return nil }
        while index < Int(state.slotCount) {
            let edge = state.firstSlot + Int32(index)
            let slot = dfa.slot(edge)
            index += 1
            if types[Int(slot.list >> 6)] & 1 << UInt64(slot.list & 63) != 0 {
                return Slot(type: slot.list, name: grammar.symbolNames[Int(slot.symbol.raw)], edge: edge)
            }
        }
        return nil
    }

    /// Whether a state may have a slot of one of the types.
    @inline(__always)
    private static func meets(_ lists: ListSet, _ types: UnsafePointer<UInt64>, _ width: Int) -> Bool {
        var folded: UInt64 = 0
        for word in 0..<width { folded |= types[word] }
        return lists.meets(ListSet(rawValue: folded))
    }

    /// The state after a slot.
    package func target(of slot: Slot) -> State { dfa.target(ofSlot: slot.edge).raw }

    /// The number of templates that end in a state.
    package func acceptedCount(of state: State) -> Int { Int(dfa.acceptedCount(of: LazyDFA.StateID(state))) }

    /// A template that ends in a state, in the order of declaration.
    package func template(_ index: Int, acceptedBy state: State) -> Int {
        Int(dfa.template(Int32(index), acceptedBy: LazyDFA.StateID(state)).raw)
    }
}
