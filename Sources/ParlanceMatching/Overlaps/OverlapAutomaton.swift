import ParlanceGrammar

/// The automaton of a grammar for the overlap search: with slots as letters, and blanks at boundaries.
///
/// In scripts without blanks boundaries are always passed. Optionally slots are spelled out in addition: then a slot is
/// also the spellings of its list.
final class OverlapAutomaton {
    let nfa: NFA
    private let symbolLists: [Int32]
    private let needsNoBlanks: Bool
    /// The number of states within slots above which they are discarded between pairs of templates.
    private static let mostSpelled = 1 << 17

    private var spelled: SpelledSlots?
    private var closed: ExitPages
    private var open: ExitPages
    /// The exits of states within slots.
    private var within: [PairedState: StateExits] = [:]

    /// - Parameters:
    ///   - spelled: the source of the slots' spellings; nil: slots are only letters.
    ///   - firstList: the number of the grammar's first list, if lists of another grammar are numbered before.
    init(_ grammar: CompiledGrammar, spelling spelled: ListOverlaps? = nil, firstList: Int = 0) {
        nfa = grammar.nfa
        self.spelled = spelled.map { SpelledSlots($0, behind: grammar.nfa.stateCount) }
        symbolLists = grammar.symbolLists.elements.map { $0 + Int32(firstList) }
        needsNoBlanks = grammar.parts.ignoresBlanks || !grammar.normalizer.writesBlanks
        closed = ExitPages(count: grammar.nfa.stateCount)
        open = closed
    }

    /// The start state of a template.
    func start(of template: Int) -> PairedState { side(nfa.starts[template], .open) }

    /// A state with its edge; without blanks the edge is always open.
    func side(_ state: Int32, _ edge: PairedState.Edge) -> PairedState {
        PairedState(state, needsNoBlanks ? .open : edge)
    }

    func exits(of side: PairedState) -> StateExits {
        exits(of: side.state, isOpen: side.edge == .open)
    }

    /// Whether the sentence can end here: its end is the edge of a word.
    func isEnd(_ side: PairedState) -> Bool { exits(of: side.state, isOpen: true).accepts }

    /// The template of a state.
    func template(of side: PairedState) -> Int {
        nfa.template(of: spelled?.place(of: side.state)?.next ?? side.state)
    }

    /// The states after a blank.
    func behindBlank(_ side: PairedState) -> [PairedState] {
        switch side.edge {
        case .open: []
        case .behindSlot: [PairedState(side.state, .open)]
        case .closed: exits(of: side).boundaries.map { PairedState($0, .open) }
        }
    }

    /// Whether two states have read the same prefix in the same long list: following it further would spell it out,
    /// although both mostly share the slot as a letter.
    func areTwins(_ first: PairedState, _ second: PairedState) -> Bool {
        guard let spelled, let one = spelled.place(of: first.state), let other = spelled.place(of: second.state) else {
            return false
        }
        return one.list == other.list && one.read == other.read && spelled.isLong(one.list)
    }

    /// Whether the states within slots exceed their limit, so that they should be discarded.
    var isCrowded: Bool { spelled.map { $0.count > Self.mostSpelled } ?? false }

    /// Discards the states within slots if they exceed their limit. Their numbers are valid until then.
    func trim() {
        guard isCrowded else { return }
        self.spelled?.removeAll()
        within.removeAll()
        closed = ExitPages(count: nfa.stateCount)
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
            let state = nfa.state(number)
            switch state.kind {
            case .byte: exits.add(byte: state.byte, next: state.next)
            case .accept: exits.accepts = true
            case .split: for target in nfa.targets(of: state) { visit(target) }
            case .item: visit(nfa.edge(of: state).next)
            case .again, .leave: visit(state.next)
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

    /// Adds the bytes that can follow within a slot and, at the end of a value, the state after the slot.
    private func addExits(
        from place: SpelledSlots.Place,
        isOpen: Bool,
        to exits: inout StateExits,
        _ visit: (Int32) -> Void
    ) {
        for step in spelled?.steps(from: place) ?? [] { exits.add(step, isOpen: isOpen, visit) }
        guard spelled?.isEnd(place) ?? false else { return }
        visit(place.next)
        // After a slot a blank matches without a boundary in the template.
        if !isOpen { exits.boundaries.append(place.next) }
    }
}

extension StateExits {
    /// Adds a step within a value; a blank in a value is the edge of a word.
    fileprivate mutating func add(_ step: SpelledSlots.Step, isOpen: Bool, _ visit: (Int32) -> Void) {
        guard step.byte == 0x20 else { return add(byte: step.byte, next: step.next, isLiteral: step.isLiteral) }
        if isOpen { visit(step.next) } else { boundaries.append(step.next) }
    }
}
