/// Finds a path through the states of one template that reads a whole text with given slots.
///
/// The chart determined which slots are read, and where; the path adds which branches the literal text took. Of several
/// paths, the one whose branches are written first is chosen.
struct AutomatonWalk {
    /// A state on the path; or, for a run of literal text, as many byte states as there are bytes from `start` to
    /// `end`, with decreasing consecutive numbers from `state`.
    struct Step {
        let state: Int32
        /// The start of its input, as a byte offset in the normalized text.
        let start: Int
        let end: Int
        /// For a split, the index of the branch taken.
        let choice: Int
        /// The number of slots read before.
        let slot: Int
    }

    /// The maximum number of places visited, for all parts of the text together.
    private static let placeLimit = 1 << 20
    /// The number of visits after which places are remembered, so that converging branches are not followed repeatedly.
    /// Most paths are found before that.
    private static let patience = 1 << 9

    /// A state at a position, with the number of slots read.
    private struct Place: Hashable {
        let state: Int32
        let position: Int32
        let slot: Int32
        /// Whether the position is after a slot or a blank, where all boundaries match.
        let isOpen: Bool
    }

    /// A place with its predecessor.
    private struct Visit {
        let place: Place
        /// The index of the visit before, and the branch that led here.
        let before: Int32
        let choice: Int32
    }

    private let nfa: NFA
    private let lists: ListTable
    private let text: MatchedText
    private let slots: [SlotMatch]
    /// The part of the text that the template reads.
    private var request: Range<Int>
    private var visits: [Visit] = []
    /// The number of places visited for other parts of the text.
    private var earlierVisits = 0
    private var waiting: [Visit] = []
    private var seen: Set<Place> = []

    init(_ nfa: NFA, _ lists: ListTable, _ text: MatchedText, slots: [SlotMatch]) {
        self.nfa = nfa
        self.lists = lists
        self.text = text
        self.slots = slots
        request = 0..<text.count
        visits.reserveCapacity(Self.patience / 8)
    }

    /// The path from a template's start state to its end; nil if there is none.
    mutating func steps(from start: Int32) -> [Step]? {
        if let steps = steps(from: start, reading: 0..<text.count) { return steps }
        guard let phrases = lists.view.edges else { return nil }
        var edges = RequestEdges()
        phrases._withUnsafeGuaranteedRef { edges.find($0, in: text) }
        for first in -1..<edges.starts.count {
            let lower = first < 0 ? 0 : Int(edges.starts[first])
            for last in -1..<edges.ends.count {
                let upper = last < 0 ? text.count : Int(edges.ends[last])
                if lower < upper, let steps = steps(from: start, reading: lower..<upper) { return steps }
            }
        }
        return nil
    }

    /// - Parameter request: The part of the text between opening and closing phrases.
    private mutating func steps(from start: Int32, reading request: Range<Int>) -> [Step]? {
        self.request = request
        earlierVisits += visits.count
        visits.removeAll()
        seen.removeAll()
        let place = Place(state: start, position: Int32(request.lowerBound), slot: 0, isOpen: true)
        waiting = [Visit(place: place, before: -1, choice: 0)]
        while let visit = waiting.popLast() {
            guard earlierVisits + visits.count < Self.placeLimit else { return nil }
            guard visits.count < Self.patience || isNew(visit.place) else { continue }
            visits.append(visit)
            if isEnd(visit.place) { return steps(to: visits.count - 1) }
            move(on: visit.place)
        }
        return nil
    }

    /// Whether a place was not visited before; only splits are tested, because only they let paths converge.
    private mutating func isNew(_ place: Place) -> Bool {
        nfa.state(place.state).kind != .split || seen.insert(place).inserted
    }

    private func isEnd(_ place: Place) -> Bool {
        nfa.state(place.state).kind == .accept && place.position == request.upperBound
            && place.slot == slots.count
    }

    private mutating func go(to state: Int32, at position: Int, slot: Int32, isOpen: Bool, choice: Int = 0) {
        let place = Place(state: state, position: Int32(position), slot: slot, isOpen: isOpen)
        waiting.append(Visit(place: place, before: Int32(visits.count - 1), choice: Int32(choice)))
    }

    private mutating func move(on place: Place) {
        let state = nfa.state(place.state)
        switch state.kind {
        case .accept: break
        case .split: split(place, nfa.targets(of: state))
        case .boundary: pass(place, state.next)
        case .slot: read(place, nfa.edge(of: state))
        case .byte: readBytes(place)
        case .item: pass(on: place, to: nfa.edge(of: state).next)
        case .again, .leave: pass(on: place, to: state.next)
        }
    }

    private mutating func split(_ place: Place, _ targets: NFA.Targets) {
        for choice in targets.indices.reversed() where mayBegin(targets[choice], at: Int(place.position)) {
            go(to: targets[choice], at: Int(place.position), slot: place.slot, isOpen: place.isOpen, choice: choice)
        }
    }

    /// Whether a state can match at a position: false for a byte state with another byte.
    private func mayBegin(_ number: Int32, at position: Int) -> Bool {
        let state = nfa.state(number)
        return state.kind != .byte || state.byte == text.bytes[position]
    }

    /// Continues at the same place of the text.
    private mutating func pass(on place: Place, to state: Int32) {
        go(to: state, at: Int(place.position), slot: place.slot, isOpen: place.isOpen)
    }

    private mutating func pass(_ place: Place, _ next: Int32) {
        let position = Int(place.position)
        let isBlank = position < text.count && text.isBlank(at: position)
        guard place.isOpen || isBlank || text.isBoundary(at: position) else { return }
        let end = isBlank && !place.isOpen ? position + 1 : position
        go(to: next, at: end, slot: place.slot, isOpen: place.isOpen || isBlank)
    }

    /// Reads literal text, as far as its states have consecutive numbers.
    private mutating func readBytes(_ place: Place) {
        var (number, position) = (place.state, Int(place.position))
        var isNumberedOn: Bool
        repeat {
            let state = nfa.state(number)
            guard position < text.count, text.bytes[position] == state.byte else { return }
            position += 1
            isNumberedOn = state.next == number - 1
            number = state.next
        } while isNumberedOn && nfa.state(number).kind == .byte
        go(to: number, at: position, slot: place.slot, isOpen: false)
    }

    private mutating func read(_ place: Place, _ edge: (symbol: SlotSymbol.Index, next: Int32)) {
        guard place.slot < slots.count, slots[Int(place.slot)].symbol == edge.symbol else { return }
        let match = slots[Int(place.slot)]
        let (start, end) = (Int(match.start), Int(match.end))
        guard place.position == start || begins(match, behindBlankAt: Int(place.position)) else { return }
        let joins = match.kind == .wildcard ? lists.joining.joinsAfterWildcards : lists.joining.joinsAfterListed
        let isOpen = joins || text.isBlank(at: end) || text.isBoundary(at: end)
        go(to: edge.next, at: text.skippingBlank(end), slot: place.slot + 1, isOpen: isOpen)
    }

    /// Whether a slot can begin after a blank that the template does not contain: numbers and wildcards always can,
    /// values only if they begin with a boundary.
    private func begins(_ match: SlotMatch, behindBlankAt position: Int) -> Bool {
        guard position < text.count, text.isBlank(at: position), position + 1 == Int(match.start) else { return false }
        let list = lists.entry(lists.list(ofSymbol: match.symbol)).pointee
        return match.kind != .value || list.beginsWithBoundary || list.hasOthers
    }

    private func steps(to last: Int) -> [Step] {
        var steps: [Step] = []
        var (index, end, choice) = (last, request.upperBound, 0)
        while index >= 0 {
            let (visit, place) = (visits[index], visits[index].place)
            steps.append(
                Step(state: place.state, start: Int(place.position), end: end, choice: choice, slot: Int(place.slot))
            )
            (index, end, choice) = (Int(visit.before), Int(place.position), Int(visit.choice))
        }
        steps.reverse()
        return steps
    }
}
