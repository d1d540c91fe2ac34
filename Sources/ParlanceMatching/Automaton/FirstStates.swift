/// The first two states of a deterministic automaton: the start, and the start after all boundaries.
///
/// They contain states of all templates, so that building them takes much longer than any other state. A compiled file
/// stores them.
struct FirstStates: Sendable {
    /// The NFA states of the start, then those of the start after all boundaries, each in the order of `LazyDFA`.
    let members: Table<Int32>
    /// For each member, the byte that it reads, or what else it does (`LazyDFA.Key`).
    let keys: Table<UInt16>
    /// The number of members of the start.
    let startCount: Int

    /// The indices of the members of the start.
    var start: Range<Int> { 0..<startCount }
    /// The indices of the members of the start after all boundaries.
    var opened: Range<Int> { startCount..<members.count }
}

extension LazyDFA {
    /// Builds the first two states.
    mutating func firstStates() -> FirstStates {
        let states = [start, opened(start)].map { contents[$0].members }
        return FirstStates(
            members: Table(states.flatMap { $0.map { members[$0] } }),
            keys: Table(states.flatMap { $0.map { keys[$0] } }),
            startCount: states[0].count
        )
    }

    /// Adds one of the first states, of which `stored` are the indices of the members.
    mutating func restore(_ stored: Range<Int>, of firsts: FirstStates) -> StateID {
        marks.begin()
        let first = members.count
        members.append(contentsOf: firsts.members.elements[stored])
        keys.append(contentsOf: firsts.keys.elements[stored])
        nexts.append(Self.unknownNext, count: stored.count)
        return identifyPending(from: first, isOrdered: true)
    }
}
