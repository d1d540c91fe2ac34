import ParlanceGrammar

/// The automaton of a grammar as overlaps are looked for in it: with slots as letters, and blanks where boundaries are.
///
/// Where a script writes no blanks boundaries ask for nothing. Slots may be spelled out besides: then they are also what
/// their lists hold.
final class OverlapAutomaton {
    let nfa: NFA
    private let symbolLists: Table<Int32>
    private let needsNoBlanks: Bool
    /// So many states within slots are kept from one pair of templates to the next.
    private static let mostSpelled = 1 << 17

    private var spelled: SpelledSlots?
    private var closed: [StateExits?]
    private var open: [StateExits?]
    /// Those of states within slots, by the code of the state and the edge.
    private var within: [PairedState: StateExits] = [:]

    /// - Parameter spelled: what slots are filled with; nil: they are nothing but letters.
    init(_ grammar: CompiledGrammar, spelling spelled: ListOverlaps? = nil) {
        nfa = grammar.nfa
        self.spelled = spelled.map { SpelledSlots($0, behind: grammar.nfa.states.count) }
        symbolLists = grammar.symbolLists
        needsNoBlanks = grammar.parts.ignoresBlanks || !grammar.normalizer.writesBlanks
        closed = Array(repeating: nil, count: grammar.nfa.states.count)
        open = closed
    }

    /// Where a template begins.
    func start(of template: Int) -> PairedState { side(nfa.starts[template], .open) }

    /// A state as it is reached; without blanks there is but one edge.
    func side(_ state: Int32, _ edge: PairedState.Edge) -> PairedState {
        PairedState(state, needsNoBlanks ? .open : edge)
    }

    func exits(of side: PairedState) -> StateExits {
        exits(of: side.state, isOpen: side.edge == .open)
    }

    /// Whether the sentence may be over here: its end is the edge of a word.
    func isEnd(_ side: PairedState) -> Bool { exits(of: side.state, isOpen: true).accepts }

    /// The template that a state belongs to.
    func template(of side: PairedState) -> Int {
        nfa.template(of: spelled?.place(of: side.state)?.next ?? side.state)
    }

    /// Where a blank leads to.
    func behindBlank(_ side: PairedState) -> [PairedState] {
        switch side.edge {
        case .open: []
        case .behindSlot: [PairedState(side.state, .open)]
        case .closed: exits(of: side).boundaries.map { PairedState($0, .open) }
        }
    }

    /// Whether two states have read the same of the same long list: to follow it any further would be to spell it out, and
    /// mostly it is one letter for both.
    func areTwins(_ first: PairedState, _ second: PairedState) -> Bool {
        guard let spelled, let one = spelled.place(of: first.state), let other = spelled.place(of: second.state) else {
            return false
        }
        return one.list == other.list && one.read == other.read && spelled.isLong(one.list)
    }

    /// Whether so much was found out of states within slots that it should be forgotten.
    var isCrowded: Bool { spelled.map { $0.count > Self.mostSpelled } ?? false }

    /// Forgets what was found out, if that has become much. Numbers of states within slots hold until then.
    func trim() {
        guard isCrowded else { return }
        self.spelled?.removeAll()
        within.removeAll()
        closed = Array(repeating: nil, count: nfa.states.count)
        open = closed
    }

    private func exits(of state: Int32, isOpen: Bool) -> StateExits {
        let index = Int(state)
        guard index < closed.count else { return exitsWithinSlot(PairedState(state, isOpen ? .open : .closed)) }
        if let known = isOpen ? open[index] : closed[index] { return known }
        let found = collectExits(of: state, isOpen: isOpen)
        if isOpen { open[index] = found } else { closed[index] = found }
        return found
    }

    private func exitsWithinSlot(_ side: PairedState) -> StateExits {
        if let known = within[side] { return known }
        let found = collectExits(of: side.state, isOpen: side.edge == .open)
        within[side] = found
        return found
    }

    private func collectExits(of start: Int32, isOpen: Bool) -> StateExits {
        var exits = StateExits()
        var seen: Set<Int32> = [start]
        var waiting = [start]
        func visit(_ state: Int32) { if seen.insert(state).inserted { waiting.append(state) } }
        while let number = waiting.popLast() {
            if let place = spelled?.place(of: number) {
                addExits(from: place, isOpen: isOpen, to: &exits, visit)
                continue
            }
            let state = nfa.states[Int(number)]
            switch state.kind {
            case .byte: exits.add(byte: state.byte, next: state.next)
            case .accept: exits.accepts = true
            case .split: for target in nfa.targets(of: state) { visit(target) }
            case .boundary where isOpen: visit(state.next)
            case .boundary: exits.boundaries.append(state.next)
            case .slot:
                let edge = nfa.edge(of: state)
                let list = symbolLists[Int(edge.symbol.raw)]
                exits.slots.append(StateExits.SlotExit(symbol: edge.symbol, list: list, next: edge.next))
                if let start = spelled?.start(of: list, next: edge.next) { visit(start) }
            }
        }
        exits.bytes.sort { ($0.byte, $0.next) < ($1.byte, $1.next) }
        return exits
    }

    /// Adds what may follow within a slot, and what is behind it where a value is over.
    private func addExits(
        from place: SpelledSlots.Place,
        isOpen: Bool,
        to exits: inout StateExits,
        _ visit: (Int32) -> Void
    ) {
        for step in spelled?.steps(from: place) ?? [] { exits.add(step, isOpen: isOpen, visit) }
        guard spelled?.isEnd(place) ?? false else { return }
        visit(place.next)
        // Behind a slot a blank needs none in the template.
        if !isOpen { exits.boundaries.append(place.next) }
    }
}

extension StateExits {
    /// Adds what a value may go on with; a blank in it is the edge of a word.
    fileprivate mutating func add(_ step: SpelledSlots.Step, isOpen: Bool, _ visit: (Int32) -> Void) {
        guard step.byte == 0x20 else { return add(byte: step.byte, next: step.next, isLiteral: step.isLiteral) }
        if isOpen { visit(step.next) } else { boundaries.append(step.next) }
    }
}
