/// A way through the states of one template that reads a whole text, with the slots as they were read.
///
/// It is what the chart found, taken apart: which slots are read, and where, is settled; what remains is which branches
/// literal text took. Of several that it can have taken the one that is written first counts.
struct AutomatonWalk {
    /// A state on the way.
    struct Step {
        let state: Int32
        /// What it reads begins here, in bytes of the normalized text.
        let start: Int
        let end: Int
        /// Of a split, the number of the way taken.
        var choice = 0
        /// Of a slot, its number among those that were read.
        var slot: Int?
    }

    /// More places than this are not looked at.
    private static let placeLimit = 1 << 20

    /// A state at a position, with so many slots read.
    private struct Place: Hashable {
        let state: Int32
        let position: Int
        let slot: Int
        /// Behind a slot, or a blank: all edges of words are passed.
        let isOpen: Bool
    }

    private struct Visit {
        let place: Place
        /// The visit before, and how it led here.
        let before: Int
        let choice: Int
    }

    private let nfa: NFA
    private let lists: ListTable
    private let text: MatchedText
    private let slots: [SlotMatch]
    private var visits: [Visit] = []
    private var waiting: [Visit] = []
    private var seen: Set<Place> = []

    init(_ nfa: NFA, _ lists: ListTable, _ text: MatchedText, slots: [SlotMatch]) {
        self.nfa = nfa
        self.lists = lists
        self.text = text
        self.slots = slots
    }

    /// The way from a template's first state to its last; nil if there is none.
    mutating func steps(from start: Int32) -> [Step]? {
        waiting = [Visit(place: Place(state: start, position: 0, slot: 0, isOpen: true), before: -1, choice: 0)]
        while let visit = waiting.popLast() {
            guard visits.count < Self.placeLimit else { return nil }
            // Only where ways part can the same place be come to again and again.
            let isSplit = nfa.states[Int(visit.place.state)].kind == .split
            guard !isSplit || seen.insert(visit.place).inserted else { continue }
            visits.append(visit)
            if isEnd(visit.place) { return steps(to: visits.count - 1) }
            move(on: visit.place)
        }
        return nil
    }

    private func isEnd(_ place: Place) -> Bool {
        nfa.states[Int(place.state)].kind == .accept && place.position == text.count && place.slot == slots.count
    }

    private mutating func go(to place: Place, choice: Int = 0) {
        waiting.append(Visit(place: place, before: visits.count - 1, choice: choice))
    }

    private mutating func move(on place: Place) {
        let state = nfa.states[Int(place.state)]
        switch state.kind {
        case .accept: break
        case .split: split(place, nfa.targets(of: state))
        case .boundary: pass(place, state.next)
        case .slot: read(place, nfa.edge(of: state))
        case .byte:
            guard place.position < text.count, text.bytes[place.position] == state.byte else { return }
            go(to: Place(state: state.next, position: place.position + 1, slot: place.slot, isOpen: false))
        }
    }

    private mutating func split(_ place: Place, _ targets: UnsafeBufferPointer<Int32>) {
        for (choice, target) in targets.enumerated().reversed() {
            let next = Place(state: target, position: place.position, slot: place.slot, isOpen: place.isOpen)
            go(to: next, choice: choice)
        }
    }

    private mutating func pass(_ place: Place, _ next: Int32) {
        let isBlank = place.position < text.count && text.isBlank(at: place.position)
        guard place.isOpen || isBlank || text.isBoundary(at: place.position) else { return }
        let position = isBlank && !place.isOpen ? place.position + 1 : place.position
        go(to: Place(state: next, position: position, slot: place.slot, isOpen: place.isOpen || isBlank))
    }

    private mutating func read(_ place: Place, _ edge: (symbol: Int32, next: Int32)) {
        guard place.slot < slots.count, slots[place.slot].symbol == edge.symbol else { return }
        let match = slots[place.slot]
        let (start, end) = (Int(match.start), Int(match.end))
        guard place.position == start || begins(match, behindBlankAt: place.position) else { return }
        let joins = match.kind == .wildcard ? lists.joinsAfterWildcards : lists.joinsAfterListed
        let isOpen = joins || text.isBlank(at: end) || text.isBoundary(at: end)
        go(to: Place(state: edge.next, position: text.skippingBlank(end), slot: place.slot + 1, isOpen: isOpen))
    }

    /// Numbers and wildcards begin behind a blank that the template does not mention; of values only those that say so.
    private func begins(_ match: SlotMatch, behindBlankAt position: Int) -> Bool {
        guard position < text.count, text.isBlank(at: position), position + 1 == Int(match.start) else { return false }
        let list = lists.entry(lists.list(ofSymbol: match.symbol)).pointee
        return match.kind != .value || list.beginsWithBoundary || list.hasOthers
    }

    private func steps(to last: Int) -> [Step] {
        var steps: [Step] = []
        var (index, end, choice) = (last, text.count, 0)
        while index >= 0 {
            let visit = visits[index]
            steps.append(step(visit.place, to: end, choice: choice))
            (index, end, choice) = (visit.before, visit.place.position, visit.choice)
        }
        return steps.reversed()
    }

    private func step(_ place: Place, to end: Int, choice: Int) -> Step {
        let isSlot = nfa.states[Int(place.state)].kind == .slot
        return Step(
            state: place.state,
            start: place.position,
            end: end,
            choice: choice,
            slot: isSlot ? place.slot : nil
        )
    }
}
