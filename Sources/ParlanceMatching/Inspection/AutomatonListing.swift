/// The states of a template's automaton, written out for somebody who wants to see them.
package struct AutomatonListing: Sendable {
    package struct State: Sendable, Hashable {
        package let number: Int
        package let kind: Kind
        /// The states that it leads to.
        package let targets: [Int]
    }

    package enum Kind: Sendable, Hashable {
        /// Over a byte of normalized text.
        case byte(UInt8)
        /// To several states at once.
        case split
        /// Over the edge of a word.
        case boundary
        /// Over what the slot of that name reads.
        case slot(String)
        case accept
    }

    /// In the order in which the template mentions them: the highest number first.
    package let states: [State]
    package let start: Int
    /// How many states there are; more than `states` holds if there are too many to show.
    package let count: Int
}

extension Parser {
    /// The automaton of a template.
    ///
    /// - Parameters:
    ///   - number: the template's number in the order of declaration.
    ///   - limit: how many states to write out at most.
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
        let state = nfa.states[Int(number)]
        let (kind, targets): (AutomatonListing.Kind, [Int32]) =
            switch state.kind {
            case .byte: (.byte(state.byte), [state.next])
            case .split: (.split, Array(nfa.targets(of: state)))
            case .boundary: (.boundary, [state.next])
            case .slot: (.slot(lists.symbols[nfa.edge(of: state).symbol].name), [nfa.edge(of: state).next])
            case .accept: (.accept, [])
            }
        return AutomatonListing.State(number: Int(number - first), kind: kind, targets: targets.map { Int($0 - first) })
    }
}
