extension NFA {
    /// The states of a template that read slots.
    ///
    /// - Complexity: Linear in the cells of the template's fragments, and in the uses of those with slots.
    func slots(of template: Int) -> [Int32] {
        var search = SlotSearch(nfa: self)
        search.collect(roots[template], from: states(of: template).lowerBound)
        return search.found
    }
}

/// A search for slots that enters only fragments with slots.
private struct SlotSearch {
    let nfa: NFA
    private(set) var found: [Int32] = []
    private var haveSlots: [Int32: Bool] = [:]

    init(nfa: NFA) {
        self.nfa = nfa
    }

    /// Adds the slots of a use of a fragment whose first state is `origin`.
    mutating func collect(_ root: Int32, from origin: Int32) {
        var waiting = [(root, origin)]
        while let (number, origin) = waiting.popLast() {
            guard hasSlots(number) else { continue }
            let fragment = nfa.fragments[Int(number)]
            var (cell, offset) = (fragment.firstCell, Int32(0))
            for use in nfa.uses(of: fragment) {
                addSlots(in: cell..<fragment.firstCell + use.cellsBefore, from: origin + offset)
                cell = fragment.firstCell + use.cellsBefore
                offset = use.offset + nfa.fragments[Int(use.fragment)].stateCount
                waiting.append((use.fragment, origin + use.offset))
            }
            addSlots(in: cell..<cell + fragment.stateCount - offset, from: origin + offset)
        }
    }

    private mutating func addSlots(in cells: Range<Int32>, from first: Int32) {
        for cell in cells where nfa.cells[Int(cell)].kind == .slot { found.append(first + cell - cells.lowerBound) }
    }

    private mutating func hasSlots(_ root: Int32) -> Bool {
        var waiting = [root]
        while let number = waiting.last {
            let fragment = nfa.fragments[Int(number)]
            let unknown = nfa.uses(of: fragment).map(\.fragment).filter { haveSlots[$0] == nil }
            if haveSlots[number] == nil, !unknown.isEmpty {
                waiting += unknown
                continue
            }
            waiting.removeLast()
            guard haveSlots[number] == nil else { continue }
            haveSlots[number] =
                nfa.uses(of: fragment).contains { haveSlots[$0.fragment] == true }
                || nfa.cellNumbers(of: fragment).contains { nfa.cells[Int($0)].kind == .slot }
        }
        return haveSlots[root] == true
    }
}

extension NFA {
    /// The fragments within a fragment, in order.
    func uses(of fragment: Fragment) -> UnsafeBufferPointer<Use> {
        UnsafeBufferPointer(start: uses.base + Int(fragment.firstUse), count: Int(fragment.useCount))
    }

    /// The numbers of a fragment's own cells.
    func cellNumbers(of fragment: Fragment) -> Range<Int32> {
        let within = uses(of: fragment).reduce(Int32(0)) { $0 + fragments[Int($1.fragment)].stateCount }
        return fragment.firstCell..<fragment.firstCell + fragment.stateCount - within
    }
}
