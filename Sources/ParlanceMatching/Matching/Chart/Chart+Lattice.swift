import ParlanceText

// Reading of a lattice by the chart: the text as usual, and at each word copies of the live states for the corrections
// that begin there. At the end of a correction, its states continue in the text, and the derivation records the
// correction.

extension Chart {
    /// Fills the chart with all readings of the lattice.
    ///
    /// - Parameter mostEdits: The maximum number of corrected words; values that need more are not followed.
    /// - Returns: Whether a state is live at the end of the text.
    mutating func run(
        _ lattice: WordLattice.View,
        lists: ListTable.View,
        mostEdits: Int = Parser.usualEdits
    ) -> Bool {
        let text = lattice.text
        begin(Input(text: text, lists: lists), positions: lattice.positionCount)
        walker.begin()
        derivations.beginCorrected()
        self.lattice = lattice
        self.mostEdits = Int32(clamping: mostEdits)
        defer { self.lattice = nil }
        addStarts()
        for position in 0..<text.count {
            if wildcards.count > 0, mayEndWildcards(at: position) { endWildcards(at: position) }
            if dfa.isOverfull { forgetStates(from: position) }
            guard hasRoom, !walker.isSpent else { return giveUp() }
            // A value that began earlier may have ended within a correction that begins here.
            takeCorrections(at: position, lattice)
            if !live.isEmpty(at: position) { advance(at: position) }
        }
        endWildcards(at: text.count)
        return hasReachedEnd
    }

    private mutating func takeCorrections(at position: Int, _ lattice: WordLattice.View) {
        var index = lattice.firstCorrection(at: position)
        while index.exists {
            let correction = lattice[index]
            if correction.kind == .omitted {
                insert(index, correction, at: position)
            } else {
                enter(index, correction, at: position)
            }
            index = correction.next
        }
    }

    private mutating func enter(
        _ index: WordLattice.Correction.Index,
        _ correction: WordLattice.Correction,
        at position: Int
    ) {
        let entry = correction.first == correction.last ? Int(correction.end) : Int(correction.first)
        forEachItem(at: position) { chart, item in
            guard chart.admits(correction, after: item.node) else { return }
            let node = chart.derivations.edited(by: index, after: item.node)
            chart.add(item.state, node: node, needsLiteral: item.needsLiteral, at: entry)
        }
        if entry == Int(correction.first) { take(correction) }
    }

    /// Whether any path to a node may have another correction: a reading corrects a limited number of words, and leaves a
    /// limited number of letters unexplained.
    private mutating func admits(_ correction: WordLattice.Correction, after node: Derivations.Node.Index) -> Bool {
        guard let lattice else { return true }
        let corrected = derivations.corrected(at: node, in: lattice).with(correction)
        return corrected.words <= mostEdits && corrected.unexplained <= lattice.mostUnexplained
    }

    /// Inserts a missing word where the template's own text has it. Most words fit nowhere, so states are followed without
    /// being recorded.
    private mutating func insert(
        _ index: WordLattice.Correction.Index,
        _ correction: WordLattice.Correction,
        at position: Int
    ) {
        forEachItem(at: position) { chart, item in
            let state = chart.state(after: correction, from: item.state)
            guard state != LazyDFA.dead else { return }
            let node = chart.derivations.edited(by: index, after: item.node)
            chart.add(state, node: node, needsLiteral: false, at: Int(correction.end))
        }
    }

    /// The state after a word that no slot takes a part of.
    private mutating func state(after correction: WordLattice.Correction, from first: LazyDFA.StateID)
        -> LazyDFA.StateID
    {
        let text = text
        var state = first
        for position in Int(correction.first)..<Int(correction.last) where state != LazyDFA.dead {
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) { state = dfa.opened(state) }
            state = dfa.next(state, over: byte)
        }
        return state
    }

    /// Reads a correction's word, then returns to the text.
    private mutating func take(_ correction: WordLattice.Correction) {
        for position in Int(correction.first)..<Int(correction.last) where !live.isEmpty(at: position) {
            advance(at: position)
            live.removeAll(at: position)
        }
        forEachItem(at: Int(correction.last)) { chart, item in
            chart.add(item.state, node: item.node, needsLiteral: item.needsLiteral, at: Int(correction.end))
        }
        live.removeAll(at: Int(correction.last))
    }

    private mutating func forEachItem(at position: Int, _ body: (inout Chart, Item) -> Void) {
        var index = live.first(at: position)
        while index.exists {
            let item = live[index]
            index = item.next
            body(&self, item)
        }
    }

    /// Wildcards and exact lists take words as spoken, not corrections.
    @inline(__always)
    func mayOpenWildcards(at position: Int) -> Bool { lattice?.isText(position) ?? true }
}

// MARK: - Lists

extension Chart {
    mutating func askRange(_ list: UnsafePointer<ListTable.Entry>, at start: Int, _ lattice: WordLattice.View) {
        list.pointee.range?._withUnsafeGuaranteedRef { range in
            let isText = lattice.isText(start)
            guard isText || lattice.mayBeginNumber(at: start) else { return }
            range.forEachNumber(in: lattice.reach(of: start), from: start) { number, end, isWords in
                // Words of corrections are followed below.
                guard isText || !isWords else { return }
                derivations.add(
                    Derivations.Answer(end: Int32(end), valueReference: isWords ? 1 : 0, number: number)
                )
            }
            guard let words = range.words, lattice.mayBeginNumber(at: start) else { return }
            // Answers for the plain text are already added.
            follow(words.trie.view, numbers: words, needsEdit: isText, at: start, lattice)
        }
    }

    mutating func ask(_ trie: ByteTrie.View, at start: Int, _ lattice: WordLattice.View) {
        follow(trie, numbers: nil, needsEdit: false, at: start, lattice)
    }

    private mutating func follow(
        _ trie: ByteTrie.View,
        numbers: SpelledRange?,
        needsEdit: Bool,
        at start: Int,
        _ lattice: WordLattice.View
    ) {
        let walk = ListWalker.Walk(
            trie: trie,
            numbers: numbers,
            needsEdit: needsEdit,
            lattice: lattice,
            start: start,
            mostEdits: mostEdits
        )
        walker.follow(walk, into: &derivations)
    }
}
