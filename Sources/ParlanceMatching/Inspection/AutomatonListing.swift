/// The states of a template's automaton, for display.
package struct AutomatonListing: Sendable {
    /// A state, numbered from the template's first state.
    package struct State: Sendable, Hashable {
        package let number: Int
        package let kind: Kind
        /// The states that can follow.
        package let targets: [Int]
    }

    /// The input that a state reads.
    package enum Kind: Sendable, Hashable {
        /// A byte of normalized text.
        case byte(UInt8)
        /// No input; several states follow.
        case split
        /// The edge of a word.
        case boundary
        /// The words of the slot with that name.
        case slot(String)
        case accept
        /// No input; a repetition begins that the slot with that name gathers.
        case item(String)
    }

    /// The states in the order of the template: the highest number first.
    package let states: [State]
    /// The number of the start state.
    package let start: Int
    /// The number of states of the template; `states` may contain fewer, because of the limit.
    package let count: Int
}

extension Parser {
    /// The automaton of a template.
    ///
    /// - Parameters:
    ///   - number: the template's index in the order of declaration.
    ///   - limit: the maximum number of states listed.
    package func automaton(ofTemplate number: Int, limit: Int) -> AutomatonListing {
        let nfa = compiled.nfa
        let states = nfa.states(of: number)
        return AutomatonListing(
            states: states.reversed().prefix(limit).map { listed($0, states.lowerBound) },
            start: Int(nfa.starts[number] - states.lowerBound),
            count: states.count
        )
    }

    private func listed(_ number: Int32, _ first: Int32) -> AutomatonListing.State {
        let nfa = compiled.nfa
        let state = nfa.state(number)
        let (kind, targets): (AutomatonListing.Kind, [Int32]) =
            switch state.kind {
            case .byte: (.byte(state.byte), [state.next])
            case .split: (.split, Array(nfa.targets(of: state)))
            case .boundary: (.boundary, [state.next])
            case .slot: (.slot(lists.symbols[nfa.edge(of: state).symbol].name), [nfa.edge(of: state).next])
            case .accept: (.accept, [])
            case .item: (.item(lists.symbols[nfa.edge(of: state).symbol].name), [nfa.edge(of: state).next])
            case .again, .leave: (.split, [state.next])
            }
        return AutomatonListing.State(number: Int(number - first), kind: kind, targets: targets.map { Int($0 - first) })
    }
}
