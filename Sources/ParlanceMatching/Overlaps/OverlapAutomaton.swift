import ParlanceGrammar

/// The automaton of a grammar as overlaps are looked for in it: with slots as letters, and blanks where boundaries are.
///
/// Where a script writes no blanks boundaries ask for nothing.
final class OverlapAutomaton {
    let nfa: NFA
    private let symbolLists: Table<Int32>
    private let needsNoBlanks: Bool
    private var closed: [StateExits?]
    private var open: [StateExits?]

    init(_ grammar: CompiledGrammar) {
        nfa = grammar.nfa
        symbolLists = grammar.symbolLists
        needsNoBlanks = grammar.parts.ignoresBlanks || Self.writesNoBlanks(grammar.parts.language)
        closed = Array(repeating: nil, count: grammar.nfa.states.count)
        open = closed
    }

    private static func writesNoBlanks(_ language: String) -> Bool {
        ["zh", "ja", "th", "lo", "km", "my"].contains(String(language.lowercased().prefix { $0 != "-" && $0 != "_" }))
    }

    /// Where a template begins.
    func start(of template: Int) -> SideState { side(nfa.starts[template], .open) }

    /// A state as it is reached; without blanks there is but one edge.
    func side(_ state: Int32, _ edge: SideState.Edge) -> SideState {
        SideState(state, needsNoBlanks ? .open : edge)
    }

    func exits(of side: SideState) -> StateExits {
        exits(of: side.state, isOpen: side.edge == .open)
    }

    /// Whether the sentence may be over here: its end is the edge of a word.
    func isEnd(_ side: SideState) -> Bool { exits(of: side.state, isOpen: true).accepts }

    /// Where a blank leads to.
    func behindBlank(_ side: SideState) -> [SideState] {
        switch side.edge {
        case .open: []
        case .behindSlot: [SideState(side.state, .open)]
        case .closed: exits(of: side).boundaries.map { SideState($0, .open) }
        }
    }

    private func exits(of state: Int32, isOpen: Bool) -> StateExits {
        let index = Int(state)
        if let known = isOpen ? open[index] : closed[index] { return known }
        let found = collectExits(of: state, isOpen: isOpen)
        if isOpen { open[index] = found } else { closed[index] = found }
        return found
    }

    private func collectExits(of start: Int32, isOpen: Bool) -> StateExits {
        var exits = StateExits()
        var seen: Set<Int32> = [start]
        var waiting = [start]
        func visit(_ state: Int32) { if seen.insert(state).inserted { waiting.append(state) } }
        while let number = waiting.popLast() {
            let state = nfa.states[Int(number)]
            switch state.kind {
            case .byte: exits.add(byte: state.byte, next: state.next)
            case .accept: exits.accepts = true
            case .split: for target in nfa.targets(of: state) { visit(target) }
            case .boundary where isOpen: visit(state.next)
            case .boundary: exits.boundaries.append(state.next)
            case .slot:
                let edge = nfa.edge(of: state)
                let list = symbolLists[Int(edge.symbol)]
                exits.slots.append(StateExits.SlotExit(symbol: edge.symbol, list: list, next: edge.next))
            }
        }
        exits.bytes.sort { ($0.byte, $0.next) < ($1.byte, $1.next) }
        return exits
    }
}
