import ParlanceMatching

/// The states of a template's automaton that an utterance was in, with the positions.
struct AutomatonVisits {
    private let text: [UInt8]
    /// For each state, the positions at which it was live, in bytes of the normalized text.
    private var positions: [Int: Set<Int>] = [:]

    init(_ trace: AutomatonTrace, _ listing: AutomatonListing) {
        text = Array(trace.text.utf8)
        for position in trace.positions {
            for member in position.states.flatMap(\.members) { positions[member, default: []].insert(position.offset) }
        }
        // A split is live where one of its targets is; it leads to states with lower numbers, except at the end of a
        // separator, which leads back: therefore twice.
        for state in Array(listing.states.reversed()) + listing.states.reversed() where state.readsNothing {
            let reached = state.targets.reduce(into: Set<Int>()) { $0.formUnion(positions[$1] ?? []) }
            if !reached.isEmpty { positions[state.number] = reached }
        }
    }

    /// Whether the utterance took the edge from a state to another.
    ///
    /// - Parameter bytes: The word of the edge.
    func goes(from state: AutomatonListing.State, to target: Int, over bytes: [UInt8]) -> Bool {
        guard let starts = positions[state.number], let ends = positions[target] else { return false }
        switch state.kind {
        case .accept: return false
        case .split, .item: return !starts.isDisjoint(with: ends)
        case .boundary: return starts.contains { ends.contains($0) || ends.contains($0 + 1) && text[$0] == 0x20 }
        case .slot: return starts.contains { start in ends.contains { $0 > start } }
        case .byte:
            return starts.contains { start in
                ends.contains(start + bytes.count) && text[start...].starts(with: bytes)
            }
        }
    }
}

extension AutomatonListing.State {
    /// Whether other states follow without input.
    fileprivate var readsNothing: Bool {
        switch kind {
        case .split, .item: true
        case .byte, .boundary, .slot, .accept: false
        }
    }
}
