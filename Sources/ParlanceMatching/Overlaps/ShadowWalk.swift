/// Follows one template together with the set of live states of others.
struct ShadowWalk {
    private struct Pair: Hashable {
        let side: PairedState
        let set: Int
    }

    private let automaton: OverlapAutomaton
    private let lists: ListOverlaps
    private let mostPairs: Int
    private(set) var movesLeft: Int
    private var sets: [[PairedState]] = []
    private var numbers: [[PairedState]: Int] = [:]
    private var seen: Set<Pair> = []
    private var waiting: [Pair] = []

    init(_ automaton: OverlapAutomaton, _ lists: ListOverlaps, pairs: Int, moves: Int) {
        self.automaton = automaton
        self.lists = lists
        mostPairs = pairs
        movesLeft = moves
    }

    /// A rival, if wherever the template can end one of the rivals can; nil if not, or if that is unknown.
    mutating func follow(_ template: Int, with rivals: [Int]) -> Int? {
        var found: Int?
        guard add(automaton.start(of: template), Set(rivals.map { automaton.start(of: $0) })) else { return nil }
        while let pair = waiting.popLast() {
            if automaton.isEnd(pair.side) {
                guard let rival = sets[pair.set].first(where: automaton.isEnd) else { return nil }
                found = found ?? automaton.nfa.template(of: rival.state)
            }
            guard seen.count < mostPairs, movesLeft > 0, advance(pair) else { return nil }
        }
        return found
    }

    /// Advances the template over all inputs; false if for some input none of the others can follow.
    private mutating func advance(_ pair: Pair) -> Bool {
        let exits = automaton.exits(of: pair.side)
        let others = sets[pair.set]
        movesLeft -= others.count
        for exit in exits.bytes {
            guard add(automaton.side(exit.next, .closed), behind(exit.byte, others)) else { return false }
        }
        for exit in exits.slots {
            guard add(automaton.side(exit.next, .behindSlot), behind(slotOf: exit.list, others)) else { return false }
        }
        for side in automaton.behindBlank(pair.side) {
            guard add(side, Set(others.flatMap(automaton.behindBlank))) else { return false }
        }
        return true
    }

    private func behind(_ byte: UInt8, _ sides: [PairedState]) -> Set<PairedState> {
        var next: Set<PairedState> = []
        for side in sides {
            for exit in automaton.exits(of: side).bytes where exit.byte == byte {
                next.insert(automaton.side(exit.next, .closed))
            }
        }
        return next
    }

    private func behind(slotOf list: Int32, _ sides: [PairedState]) -> Set<PairedState> {
        var next: Set<PairedState> = []
        for side in sides {
            for exit in automaton.exits(of: side).slots where lists.isPart(list, of: exit.list) {
                next.insert(automaton.side(exit.next, .behindSlot))
            }
        }
        return next
    }

    /// Adds a pair to the work list, unless it was added before.
    ///
    /// - Returns: whether any of the others is live.
    private mutating func add(_ side: PairedState, _ others: Set<PairedState>) -> Bool {
        guard !others.isEmpty else { return false }
        let set = others.sorted { $0.code < $1.code }
        let number = numbers[set] ?? sets.count
        if number == sets.count {
            sets.append(set)
            numbers[set] = number
        }
        let pair = Pair(side: side, set: number)
        if seen.insert(pair).inserted { waiting.append(pair) }
        return true
    }
}
