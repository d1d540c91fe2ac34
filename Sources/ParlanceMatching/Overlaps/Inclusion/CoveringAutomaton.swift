/// The automaton of the covering grammar over sets of states: the states that the same input reaches.
///
/// Slots are spelled out, so that listed values are read as words. A wildcard that begins a word reads any words up to a
/// blank, a slot or the end. Where a wildcard may end within a word, that is left out: sets may lack states, and never
/// have too many.
struct CoveringAutomaton {
    let automaton: OverlapAutomaton
    private let lists: ListOverlaps
    /// Whether wildcards may read literal text: in scripts without blanks, where they end is for dictionaries to decide.
    private let readsWords: Bool

    init(_ automaton: OverlapAutomaton, _ lists: ListOverlaps, readsWords: Bool) {
        self.automaton = automaton
        self.lists = lists
        self.readsWords = readsWords
    }

    func start(of templates: [Int]) -> Set<CoveringState> {
        Set(templates.map { CoveringState(automaton.start(of: $0)) })
    }

    /// Whether the sentence may end in a state.
    func isEnd(_ state: CoveringState) -> Bool { automaton.isEnd(state.side) }

    func behind(_ byte: UInt8, _ states: [CoveringState]) -> Set<CoveringState> {
        var next: Set<CoveringState> = []
        for state in states {
            if state.isWithinWildcard {
                next.insert(state)
                continue
            }
            let exits = automaton.exits(of: state.side)
            for exit in exits.bytes where exit.byte == byte {
                next.insert(CoveringState(automaton.side(exit.next, .closed)))
            }
            next.formUnion(wildcards(of: exits, at: state))
        }
        return next
    }

    func behindBlank(_ states: [CoveringState]) -> Set<CoveringState> {
        var next: Set<CoveringState> = []
        for state in states {
            if state.isWithinWildcard { next.insert(state) }
            for side in automaton.behindBlank(state.side) { next.insert(CoveringState(side)) }
        }
        return next
    }

    /// The states after words that may contain blanks.
    func behind(words: [UInt8], _ states: Set<CoveringState>) -> Set<CoveringState> {
        words.reduce(states) { states, byte in
            byte == 0x20 ? behindBlank(Array(states)) : behind(byte, Array(states))
        }
    }

    /// The states after a slot of the other grammar, as one letter.
    func behind(slotOf list: Int32, _ states: [CoveringState]) -> Set<CoveringState> {
        var next: Set<CoveringState> = []
        for state in states {
            if state.isWithinWildcard {
                next.insert(state)
                continue
            }
            let exits = automaton.exits(of: state.side)
            for exit in exits.slots where lists.covers(exit.list, list) {
                next.insert(CoveringState(automaton.side(exit.next, .behindSlot)))
            }
            next.formUnion(wildcards(of: exits, at: state))
        }
        return next
    }

    /// The states within wildcards that begin at a state, after their first letter.
    private func wildcards(of exits: StateExits, at state: CoveringState) -> [CoveringState] {
        guard readsWords, state.side.edge == .open else { return [] }
        return exits.slots.filter { lists.readsAnyWords($0.list) }
            .map { CoveringState(automaton.side($0.next, .behindSlot), isWithinWildcard: true) }
    }
}
