/// Follows one template together with the set of live states of others.
struct ShadowWalk {
    private struct Pair: Hashable {
        let side: PairedState
        let set: Int
    }

    /// A set of live states, and the numbers of the sets behind it, which are found when they are first needed; nil: none is
    /// live.
    private struct LiveSet {
        let sides: [PairedState]
        var behindBytes: [UInt8: Int]?
        var behindSlots: [Int32: Int?] = [:]
        var behindBlank: Int??
    }

    private let automaton: OverlapAutomaton
    private let lists: ListOverlaps
    private let mostPairs: Int
    private(set) var movesLeft: Int
    private var sets: [LiveSet] = []
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
        let starts = number(of: rivals.map { automaton.start(of: $0) })
        guard add(automaton.start(of: template), starts) else { return nil }
        while let pair = waiting.popLast() {
            if automaton.isEnd(pair.side) {
                guard let rival = sets[pair.set].sides.first(where: automaton.isEnd) else { return nil }
                found = found ?? automaton.nfa.template(of: rival.state)
            }
            guard seen.count < mostPairs, movesLeft > 0, advance(pair) else { return nil }
        }
        return found
    }

    /// Advances the template over all inputs; false if for some input none of the others can follow.
    private mutating func advance(_ pair: Pair) -> Bool {
        let exits = automaton.exits(of: pair.side)
        movesLeft -= sets[pair.set].sides.count
        for exit in exits.bytes {
            guard add(automaton.side(exit.next, .closed), set(behind: exit.byte, pair.set)) else { return false }
        }
        for exit in exits.slots {
            let others = set(behindSlotOf: exit.list, pair.set)
            guard add(automaton.side(exit.next, .behindSlot), others) else { return false }
        }
        for side in automaton.behindBlank(pair.side) {
            guard add(side, set(behindBlank: pair.set)) else { return false }
        }
        return true
    }

    private mutating func set(behind byte: UInt8, _ set: Int) -> Int? {
        if let known = sets[set].behindBytes { return known[byte] }
        let found = setsBehindBytes(sets[set].sides)
        sets[set].behindBytes = found
        return found[byte]
    }

    private mutating func setsBehindBytes(_ sides: [PairedState]) -> [UInt8: Int] {
        var next: [UInt8: [PairedState]] = [:]
        for side in sides {
            for exit in automaton.exits(of: side).bytes {
                next[exit.byte, default: []].append(automaton.side(exit.next, .closed))
            }
        }
        return next.compactMapValues { number(of: $0) }
    }

    private mutating func set(behindSlotOf list: Int32, _ set: Int) -> Int? {
        if let known = sets[set].behindSlots[list] { return known }
        var next: [PairedState] = []
        for side in sets[set].sides {
            for exit in automaton.exits(of: side).slots where lists.isPart(list, of: exit.list) {
                next.append(automaton.side(exit.next, .behindSlot))
            }
        }
        let found = number(of: next)
        sets[set].behindSlots[list] = .some(found)
        return found
    }

    private mutating func set(behindBlank set: Int) -> Int? {
        if let known = sets[set].behindBlank { return known }
        let found = number(of: sets[set].sides.flatMap(automaton.behindBlank))
        sets[set].behindBlank = .some(found)
        return found
    }

    /// The number of the set of some states; nil if there are none.
    private mutating func number(of sides: [PairedState]) -> Int? {
        guard !sides.isEmpty else { return nil }
        let set = Set(sides).sorted { $0.code < $1.code }
        if let known = numbers[set] { return known }
        numbers[set] = sets.count
        sets.append(LiveSet(sides: set))
        return sets.count - 1
    }

    /// Adds a pair to the work list, unless it was added before.
    ///
    /// - Returns: whether any of the others is live.
    private mutating func add(_ side: PairedState, _ set: Int?) -> Bool {
        guard let set else { return false }
        let pair = Pair(side: side, set: set)
        if seen.insert(pair).inserted { waiting.append(pair) }
        return true
    }
}
