// Filling of slots by the chart: values and numbers end where their list answers, wildcards at any permitted end.

extension Chart {
    /// Fills the slots of a state that can begin at a position: adds the states after answers, and opens wildcards.
    mutating func fillSlots(
        of state: LazyDFA.StateID,
        _ beginning: ListSet,
        _ item: Item,
        at position: Int
    ) {
        let slots = dfa.state(state)
        let text = text
        for slot in slots.firstSlot..<slots.firstSlot + slots.slotCount {
            let symbol = dfa.slot(slot).symbol
            let number = dfa.slot(slot).list
            let list = lists.entry(number)
            guard beginning.meets(ListSet(list: number)), list.pointee.concerns(position, text) else { continue }
            let allowed = mostEdits
            if lattice != nil, list.pointee.isExact, !correctsExact {
                guard mayOpenWildcards(at: position) else { continue }
                mostEdits = 0
            }
            defer { mostEdits = allowed }
            var start = position
            let answers: AnswerRange
            switch list.pointee.kind {
            case .undefined: continue
            case .wildcard:
                if !item.needsLiteral, mayOpenWildcards(at: position) {
                    let target = dfa.target(ofSlot: slot)
                    let start = text.skippingBlank(position)
                    if let limits = list.pointee.limits {
                        openLimited(symbol, limits, of: number, leadingTo: target, after: item.node, at: start)
                    } else {
                        open(symbol, leadingTo: target, after: item.node, at: start)
                    }
                }
                guard !list.pointee.layers.isEmpty else { continue }
                answers = self.answers(of: number) { $0.askLayers(list, at: position) }
            case .layers: answers = self.answers(of: number) { $0.askLayers(list, at: position) }
            case .values: answers = self.answers(of: number) { $0.askValues(list, at: position) }
            case .range:
                guard !item.needsLiteral else { continue }
                start = text.skippingBlank(position)
                let numbers = self.answers(of: number) { $0.askNumbers(list, at: start) }
                passNumbers(slot, symbol, numbers, from: start, after: item.node)
                continue
            case .typed:
                guard !item.needsLiteral else { continue }
                start = text.skippingBlank(position)
                answers = typedAnswers(of: number, at: start)
            }
            pass(slot, symbol, over: answers, from: start, after: item.node)
        }
    }

    /// Returns the answers of a list at this position; queries the list once.
    @inline(__always)
    private mutating func answers(of list: Int32, _ ask: (inout Chart) -> Void) -> AnswerRange {
        if list >= asked.count { asked.append(Asked(), count: Int(list) + 1 - asked.count) }
        let known = asked[list]
        if known.round == round { return known.answers }
        work.lookups += 1
        let first = Int32(derivations.answers.count)
        ask(&self)
        let answers = AnswerRange(first: first, count: Int32(derivations.answers.count) - first)
        asked[list] = Asked(round: round, answers: answers)
        return answers
    }

    @inline(__always)
    private mutating func askValues(
        _ list: UnsafePointer<ListTable.Entry>,
        at position: Int
    ) {
        ask(list.pointee.trie, beginsWithBoundary: list.pointee.beginsWithBoundary, at: position)
        guard list.pointee.hasOthers else { return }
        list.pointee.list?._withUnsafeGuaranteedRef { list in
            if let others = list.others { ask(others, at: position) }
        }
    }

    /// Queries each layer. The answers refer to single values by their numbers in the whole list.
    private mutating func askLayers(_ list: UnsafePointer<ListTable.Entry>, at position: Int) {
        for layer in list.pointee.layers {
            let first = derivations.answers.count
            ask(layer.trie, beginsWithBoundary: layer.beginsWithBoundary, at: position)
            layer.others?._withUnsafeGuaranteedRef { ask($0, at: position) }
            derivations.spread(answersFrom: first, of: layer)
        }
    }

    @inline(__always)
    private mutating func ask(
        _ trie: ByteTrie.View,
        beginsWithBoundary: Bool,
        at position: Int
    ) {
        if let lattice { return ask(trie, at: position, lattice) }
        if beginsWithBoundary, !text.isBlank(at: position), text.isBoundary(at: position) {
            follow(trie, from: trie.roots[0x20], at: position)
        }
        let first = trie.roots[Int(text.bytes[position])]
        if first != 0 { follow(trie, from: first, at: position + 1) }
    }

    /// Queries the values that are not in a list's trie.
    private mutating func ask(_ others: ValueAutomaton, at position: Int) {
        let text = text
        guard lattice?.isText(position) ?? true, others.first.mayMatch(before: text.bytes[position]) else { return }
        let reader = valueReaders.reader(of: others)
        reader.search(text, from: position, &budget)
        for index in 0..<reader.matches.count {
            let match = reader.matches[index]
            derivations.add(Derivations.Answer(end: match.end, valueReference: ~match.number, number: 0))
        }
    }

    /// Follows the values that begin here; a blank in the trie is the edge of a word.
    @inline(__always)
    private mutating func follow(_ trie: ByteTrie.View, from first: UInt32, at start: Int) {
        followOne(trie, from: first, at: start)
        while branches.count > 0 {
            let branch = branches[branches.count - 1]
            branches.removeAll(keeping: branches.count - 1)
            followOne(trie, from: branch.node, at: Int(branch.position))
        }
    }

    /// Follows one path. At a boundary without a blank, paths with a blank in the trie branch off.
    private mutating func followOne(_ trie: ByteTrie.View, from first: UInt32, at start: Int) {
        let text = text
        var index = first
        var position = start
        while true {
            let node = trie.nodes[Int(index)]
            if node.members >= 0 {
                derivations.add(Derivations.Answer(end: Int32(position), valueReference: node.members, number: 0))
            }
            guard node.count > 0 else {
                if node.hasTail { followTail(trie, of: node, at: position) }
                return
            }
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) {
                let edge = trie.child(of: node, 0x20)
                if edge != 0 { branches.append(ListBranch(node: edge, position: Int32(position))) }
            }
            guard position < text.count else { return }
            index = trie.child(of: node, byte)
            guard index != 0 else { return }
            position += 1
        }
    }

    private mutating func followTail(
        _ trie: ByteTrie.View,
        of node: ByteTrie.Node,
        at start: Int
    ) {
        let text = text
        var position = start
        for byte in trie.tail(of: node) {
            let next = text.bytes[position]
            if byte == 0x20, next != 0x20 {
                guard text.isBoundary(at: position) else { return }
            } else {
                guard position < text.count, next == byte else { return }
                position += 1
            }
        }
        derivations.add(Derivations.Answer(end: Int32(position), valueReference: ~node.tailNumber, number: 0))
    }

    @inline(__always)
    private mutating func pass(
        _ slot: Int32,
        _ symbol: SlotSymbol.Index,
        over answers: AnswerRange,
        from start: Int,
        after parent: Derivations.Node.Index
    ) {
        guard answers.count > 0 else { return }
        let target = dfa.target(ofSlot: slot)
        for offset in 0..<answers.count {
            let answer = answers[offset]
            let node = derivations.slot(symbol, answer: answer, start: start, after: parent)
            let end = Int(derivations.answer(answer).end)
            let state = behindSlot(target, at: end)
            add(state, node: node, needsLiteral: false, at: text.skippingBlank(end))
        }
    }

    /// The state after a slot at its end. A template needs no blank there, so the boundary is passed.
    @inline(__always)
    mutating func behindSlot(
        _ target: LazyDFA.StateID,
        at end: Int
    ) -> LazyDFA.StateID {
        text.isBlank(at: end) || lists.joinsAfterListed || text.isBoundary(at: end) ? dfa.opened(target) : target
    }

    // MARK: Wildcards

    /// Opens a wildcard, or adds a start to an open one with the same target.
    mutating func open(
        _ symbol: SlotSymbol.Index,
        leadingTo target: LazyDFA.StateID,
        after parent: Derivations.Node.Index,
        at start: Int
    ) {
        guard start < text.count else { return }
        if let index = openWildcard(symbol, leadingTo: target) {
            let known = wildcards[index].opener
            wildcards[index].opener = derivations.opener(symbol, start: start, after: parent, besides: known)
            return
        }
        let opener = derivations.opener(symbol, start: start, after: parent)
        if lists.joinsAfterWildcards || dfa.state(target).continuesWord { endsWithinWords = true }
        wildcards.append(
            OpenWildcard(target: target, opened: dfa.opened(target), symbol: symbol, opener: opener)
        )
        if wildcards.count > Int(Self.indexThreshold) { indexWildcards() }
    }

    /// Adds the state after a wildcard with limits at each end of its values.
    private mutating func openLimited(
        _ symbol: SlotSymbol.Index,
        _ limits: Unmanaged<CompiledLimits>,
        of list: Int32,
        leadingTo target: LazyDFA.StateID,
        after parent: Derivations.Node.Index,
        at start: Int
    ) {
        let (text, lists) = (text, lists)
        guard start < text.count else { return }
        let opener = derivations.opener(symbol, start: start, after: parent)
        let withinWords = lists.joinsAfterWildcards || dfa.state(target).continuesWord
        for index in limitedEnds(of: list, limits, from: start, withinWords: withinWords) {
            let end = ends[index]
            let position = end.position
            let isOpen = text.isBlank(at: position) || lists.joinsAfterWildcards || text.isBoundary(at: position)
            let state = isOpen ? dfa.opened(target) : target
            let next = text.skippingBlank(position)
            let beginning = next == text.count ? [] : lists.beginning(at: next, in: text)
            let staysLive = (keepsStops || lattice != nil) && (isOpen || end.endsWord)
            guard staysLive || mayContinue(state, beginning, at: next) else { continue }
            let node = derivations.wildcard(from: opener, to: position)
            add(state, node: node, needsLiteral: !end.endsWord, at: next)
        }
    }

    /// The indices in `ends` of the ends of a wildcard that begins at a position. Several slots may have its list.
    private mutating func limitedEnds(
        of list: Int32,
        _ limits: Unmanaged<CompiledLimits>,
        from start: Int,
        withinWords: Bool
    ) -> Range<Int> {
        let place = Int(list) * 2 + (withinWords ? 1 : 0)
        if place >= limitedEnds.count { limitedEnds.append(LimitedEnds(), count: place + 1 - limitedEnds.count) }
        let known = limitedEnds[place]
        if known.start == start { return known.first..<known.first + known.count }
        if ends.count > Self.mostEnds { forgetEnds(keeping: place + 1) }
        let first = ends.count
        let text = text
        limits._withUnsafeGuaranteedRef { limits in
            limits.forEachEnd(in: text, from: start, withinWords: withinWords) { ends.append($0) }
        }
        limitedEnds[place] = LimitedEnds(start: start, first: first, count: ends.count - first)
        return first..<ends.count
    }

    private mutating func forgetEnds(keeping count: Int) {
        ends.removeAll()
        limitedEnds.removeAll()
        limitedEnds.append(LimitedEnds(), count: count)
    }

    /// The index of the open wildcard that leads to a state.
    @inline(__always)
    private func openWildcard(_ symbol: SlotSymbol.Index, leadingTo target: LazyDFA.StateID) -> Int32? {
        if wildcards.count > Int(Self.indexThreshold) { return openings.item(.wildcard(symbol, target)) }
        for index in 0..<wildcards.count where wildcards[index].target == target && wildcards[index].symbol == symbol {
            return Int32(index)
        }
        return nil
    }

    /// Adds the wildcards that are not in the index yet.
    @inline(never)
    mutating func indexWildcards() {
        for index in openings.count..<wildcards.count {
            openings.insert(.wildcard(wildcards[index].symbol, wildcards[index].target), item: Int32(index))
        }
    }

    /// Whether any wildcard may end here; few may within words.
    @inline(__always)
    func mayEndWildcards(at position: Int) -> Bool {
        endsWithinWords || text.isBoundary(at: position) || text.isWordBoundary(at: position)
    }

    /// Ends each open wildcard here, if it may end.
    mutating func endWildcards(at position: Int) {
        let (text, lists) = (text, lists)
        guard position > 0, !text.isBlank(at: position - 1) else { return }
        let isAtEnd = position == text.count
        guard isAtEnd || text.beginsScalar(at: position) else { return }
        let endsWord = isAtEnd || text.isWordBoundary(at: position)
        let isOpen = text.isBlank(at: position) || lists.joinsAfterWildcards || text.isBoundary(at: position)
        let next = text.skippingBlank(position)
        let beginning = isAtEnd ? [] : lists.beginning(at: next, in: text)
        for index in 0..<wildcards.count {
            let state = isOpen ? wildcards[index].opened : wildcards[index].target
            guard
                (keepsStops || lattice != nil) && (isOpen || endsWord) || mayContinue(state, beginning, at: next),
                let opener = latestOpener(of: wildcards[index].opener, before: position)
            else { continue }
            let node = derivations.wildcard(from: opener, to: position)
            add(state, node: node, needsLiteral: !endsWord, at: next)
        }
    }

    /// The latest start of a wildcard that ends here; a wildcard that starts here cannot end here.
    private func latestOpener(of opener: Derivations.Node.Index, before position: Int) -> Derivations.Node.Index? {
        var opener = opener
        while opener.exists, derivations[opener].start >= position { opener = derivations[opener].alternative }
        return opener.exists ? opener : nil
    }

    /// Whether a template could have read another word here without a wildcard. Valid after a run.
    mutating func mayRead(wordAt start: Int) -> Bool {
        if start < firstKnownPosition || start > 0 && !live.isEmpty(at: start - 1) { return true }
        var index = live.first(at: start)
        while index.exists {
            let item = live[index]
            index = item.next
            let state = dfa.state(dfa.opened(item.state))
            // The first letter may be wrong, so that any word can continue.
            if !state.hasOneWay || state.row != LazyDFA.dead.raw { return true }
            for slot in state.firstSlot..<state.firstSlot + state.slotCount
            where !lists.isWildcard(dfa.slot(slot).symbol) {
                return true
            }
        }
        return false
    }

    /// Whether anything can follow a wildcard; after most words that it could end with, nothing can.
    @inline(__always)
    private mutating func mayContinue(
        _ state: LazyDFA.StateID,
        _ beginning: ListSet,
        at position: Int
    ) -> Bool {
        if position == text.count { return dfa.acceptedCount(of: state) > 0 }
        if dfa.state(state).lists.meets(beginning) { return true }
        if dfa.next(state, over: text.bytes[position]) != LazyDFA.dead { return true }
        return edges.mayEnd(at: position) && dfa.acceptedCount(of: state) > 0
    }
}

extension ItemIndex.Key {
    fileprivate static func wildcard(_ symbol: SlotSymbol.Index, _ target: LazyDFA.StateID) -> Self {
        Self(state: target, position: symbol.raw, needsLiteral: false)
    }
}
