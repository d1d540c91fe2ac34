import ParlanceText

// How the chart reads a lattice: the text as always, and at each word the detours that begin there, with copies of the
// states that are alive. Where a detour comes back its states go on in the text, and the derivation says that it was taken.

extension Chart {
    /// Fills the chart with all that the lattice may be read as.
    ///
    /// - Returns: whether a state is alive at the end of the text.
    mutating func run(_ lattice: WordLattice.View, lists: ListTable) -> Bool {
        let text = lattice.text
        begin(count: lattice.positionCount, lists)
        self.lattice = lattice
        defer { self.lattice = nil }
        add(dfa.start, node: Derivations.start, needsLiteral: false, at: 0)
        for position in 0..<text.count {
            if wildcards.count > 0, mayEndWildcards(at: position, text) { endWildcards(at: position, text, lists) }
            if dfa.isOverfull { forgetStates(from: position) }
            // A value that began earlier may have ended within a detour from here.
            takeDetours(at: position, lattice, lists)
            if heads[position] >= 0 { advance(at: position, text, lists) }
        }
        endWildcards(at: text.count, text, lists)
        return heads[text.count] >= 0
    }

    private mutating func takeDetours(at position: Int, _ lattice: WordLattice.View, _ lists: ListTable) {
        var index = lattice.firstDetour(at: position)
        while index >= 0 {
            let detour = lattice[index]
            let entry = detour.first == detour.last ? Int(detour.end) : Int(detour.first)
            forEachItem(at: position) { chart, item in
                let node = chart.derivations.edited(by: index, after: item.node)
                chart.add(item.state, node: node, needsLiteral: item.needsLiteral, at: entry)
            }
            if entry == Int(detour.first) { take(detour, lattice.text, lists) }
            index = detour.next
        }
    }

    /// Reads a detour's word, and goes back to the text.
    private mutating func take(_ detour: WordLattice.Detour, _ text: MatchedText, _ lists: ListTable) {
        for position in Int(detour.first)..<Int(detour.last) where heads[position] >= 0 {
            advance(at: position, text, lists)
            heads[position] = -1
        }
        forEachItem(at: Int(detour.last)) { chart, item in
            chart.add(item.state, node: item.node, needsLiteral: item.needsLiteral, at: Int(detour.end))
        }
        heads[Int(detour.last)] = -1
    }

    private mutating func forEachItem(at position: Int, _ body: (inout Chart, Item) -> Void) {
        var index = heads[position]
        while index >= 0 {
            let item = items[index]
            index = item.next
            body(&self, item)
        }
    }

    /// Wildcards take words as they were said.
    @inline(__always)
    func mayOpenWildcards(at position: Int) -> Bool { lattice?.isText(position) ?? true }
}

// MARK: - Lists

extension Chart {
    mutating func askRange(_ list: UnsafePointer<ListTable.Entry>, at start: Int, _ lattice: WordLattice.View) {
        list.pointee.range?._withUnsafeGuaranteedRef { range in
            let isText = lattice.isText(start)
            if isText {
                range.forEachNumber(in: lattice.text.buffer, from: start) { number, end, isWords in
                    derivations.add(Derivations.Answer(end: Int32(end), payload: isWords ? 1 : 0, number: number))
                }
            }
            guard let words = range.words else { return }
            // What the text says as it is has been answered.
            follow(ListWalk(trie: words.trie.view, numbers: words, needsEdit: isText), from: .root, at: start, lattice)
        }
    }

    mutating func ask(_ trie: ByteTrie.View, at start: Int, _ lattice: WordLattice.View) {
        follow(ListWalk(trie: trie, numbers: nil, needsEdit: false), from: .root, at: start, lattice)
    }

    /// A way through a list's trie.
    private struct ListWalk {
        let trie: ByteTrie.View
        /// Nil: what is read are values.
        let numbers: SpelledRange?
        let needsEdit: Bool
    }

    /// How a place in the trie was reached.
    private struct Arrival {
        /// Whether what ends there has yet to be answered.
        var isNew = false
        /// Whether to follow the detours that begin here. Where a value begins, the chart takes them itself.
        var takesDetours = false
        /// The edit taken last.
        var edit = Derivations.unedited
    }

    /// Follows what may be read from a position on, detours included.
    private mutating func follow(
        _ walk: ListWalk,
        from place: ByteTrie.Place,
        at start: Int,
        _ lattice: WordLattice.View,
        _ arrival: Arrival = Arrival()
    ) {
        let text = lattice.text
        var (place, position, arrival) = (place, start, arrival)
        while true {
            position = lattice.leaving(position)
            if arrival.isNew, let members = walk.trie.members(at: place) {
                answer(members, walk, end: position, edit: arrival.edit)
            }
            guard walk.trie.goesOn(at: place) else { return }
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position), let edge = walk.trie.place(behind: place, 0x20) {
                let passed = Arrival(isNew: true, takesDetours: arrival.takesDetours, edit: arrival.edit)
                follow(walk, from: edge, at: position, lattice, passed)
            }
            if arrival.takesDetours { followDetours(walk, from: place, at: position, lattice, after: arrival.edit) }
            guard position != text.count, let next = walk.trie.place(behind: place, byte) else { return }
            place = next
            position += 1
            (arrival.isNew, arrival.takesDetours) = (true, true)
        }
    }

    private mutating func followDetours(
        _ walk: ListWalk,
        from place: ByteTrie.Place,
        at position: Int,
        _ lattice: WordLattice.View,
        after edit: Int32
    ) {
        var index = lattice.firstDetour(at: position)
        while index >= 0 {
            let detour = lattice[index]
            let entry = detour.first == detour.last ? Int(detour.end) : Int(detour.first)
            let taken = derivations.edit(index, after: edit)
            follow(walk, from: place, at: entry, lattice, Arrival(takesDetours: true, edit: taken))
            index = detour.next
        }
    }

    /// - Parameter members: as in `Derivations.Answer.payload`.
    private mutating func answer(_ members: Int32, _ walk: ListWalk, end: Int, edit: Int32) {
        guard let spelled = walk.numbers else {
            return derivations.add(Derivations.Answer(end: Int32(end), payload: members, number: 0), edit: edit)
        }
        guard edit >= 0 || !walk.needsEdit else { return }
        let number = spelled.numbers[Int(walk.trie.members[Int(members) + 1])]
        derivations.add(Derivations.Answer(end: Int32(end), payload: 1, number: number), edit: edit)
    }
}
