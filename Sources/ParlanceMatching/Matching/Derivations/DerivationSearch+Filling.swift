// Traversal of the derivation graph: node by node from the start, keeping the best partial matches at each.

extension DerivationSearch {
    /// Computes the partial matches at a node; those of its predecessors must be known.
    mutating func fill(_ index: Derivations.Node.Index, in query: borrowing Query) {
        let node = query.derivations[index]
        switch node.kind {
        case .start: begin(at: index, node, in: query)
        case .merge:
            advance(from: node.parent, to: index, in: query)
            advance(from: node.alternative, to: index, in: query)
        case .opener:
            if node.alternative.exists { advance(from: node.alternative, to: index, in: query) }
            open(node, at: index, in: query)
        case .wildcard: close(node, at: index, in: query)
        case .edit: advance(from: node.parent, to: index, edit: node.edit, in: query)
        case .slot:
            let answer = query.derivations.answer(node.answer)
            if let values = query.lists.values(ofSymbol: node.symbol) {
                read(values, answer, node, at: index, in: query)
            } else {
                read(answer, node, at: index, in: query)
            }
        }
        if query.limit > Self.fewMatches { keepBest(at: index, in: query) }
    }

    private mutating func begin(
        at index: Derivations.Node.Index,
        _ node: Derivations.Node,
        in query: borrowing Query
    ) {
        var met: UInt64 = 0
        for (bit, requirement) in query.constraint.required.prefix(UInt64.bitWidth).enumerated() {
            let value = query.context.first { $0.key == requirement.key }?.value ?? ContextTable.missing
            if query.constraint.holds(requirement, for: value) { met |= 1 << UInt64(bit) }
        }
        var partial = Partial(met: met, held: .nothing)
        // Opening phrases are no literal text of the request.
        partial.score.literal -= literals[node.start]
        insert(partial, at: index, in: query)
    }

    /// Copies the partial matches at a node to another one, with a change to each.
    ///
    /// - Parameter slot: The slot after the text read so far, if there is one.
    @inline(__always)
    private mutating func advance(
        from source: Derivations.Node.Index,
        to index: Derivations.Node.Index,
        over slot: SlotMatch? = nil,
        in query: borrowing Query,
        _ change: (inout Partial) -> Void = { _ in }
    ) {
        var next = first(at: source)
        while next.exists {
            var partial = partials[next]
            if let slot { (partial.before, partial.slot) = (next, slot) }
            next = partial.next
            change(&partial)
            insert(partial, at: index, in: query)
        }
    }

    /// Does the same with an edit.
    @inline(__always)
    private mutating func advance(
        from source: Derivations.Node.Index,
        to index: Derivations.Node.Index,
        over slot: SlotMatch? = nil,
        edit: Derivations.Edit.Index,
        in query: borrowing Query,
        _ change: (inout Partial) -> Void = { _ in }
    ) {
        guard edit.exists else { return advance(from: source, to: index, over: slot, in: query, change) }
        var next = first(at: source)
        while next.exists {
            var partial = partials[next]
            if let slot { (partial.before, partial.slot) = (next, slot) }
            next = partial.next
            change(&partial)
            add(edit: edit, to: &partial, in: query)
            insert(partial, at: index, in: query)
        }
    }

    /// Opens a wildcard. Its text is subtracted as if it began at the start of the text, so that openers are
    /// comparable.
    private mutating func open(_ node: Derivations.Node, at index: Derivations.Node.Index, in query: borrowing Query) {
        let literal = literals[node.start]
        let slot = SlotMatch(symbol: node.symbol, kind: .wildcard, number: 0, start: node.start, end: -1)
        advance(from: node.parent, to: index, over: slot, in: query) { partial in
            partial.score.literal += literal
            partial.score.wildcardLength -= literal
        }
    }

    private mutating func close(_ node: Derivations.Node, at index: Derivations.Node.Index, in query: borrowing Query) {
        let literal = literals[node.end]
        let isPreferred = query.preferred.contains(node.symbol)
        advance(from: node.parent, to: index, in: query) { partial in
            partial.score.literal -= literal
            partial.score.wildcardLength += literal
            partial.score.wildcards += 1
            partial.slot?.end = node.end
            if isPreferred { partial.held = .notListed }
        }
    }

    private mutating func read(
        _ answer: Derivations.Answer,
        _ node: Derivations.Node,
        at index: Derivations.Node.Index,
        in query: borrowing Query
    ) {
        let isWords = answer.valueReference == 1
        let slot = SlotMatch(
            symbol: node.symbol,
            kind: answer.kind,
            value: answer.typedValue,
            number: answer.number,
            start: query.place(of: node.start),
            end: query.place(of: answer.end)
        )
        let uncounted = isWords ? 0 : literals[slot.end] - literals[slot.start]
        let isPreferred = query.preferred.contains(node.symbol)
        let edit = query.derivations.edit(ofAnswer: node.answer)
        advance(from: node.parent, to: index, over: slot, edit: edit, in: query) { partial in
            partial.score.literal -= uncounted
            if isPreferred { partial.held = .listed }
        }
    }

    private mutating func read(
        _ values: CompiledValues.View,
        _ answer: Derivations.Answer,
        _ node: Derivations.Node,
        at index: Derivations.Node.Index,
        in query: borrowing Query
    ) {
        let range = query.text.trimmed(Int(query.place(of: node.start))..<Int(query.place(of: answer.end)))
        guard !range.isEmpty else { return }
        let use = SlotUse(intent: query.intent, symbol: node.symbol)
        let lists = query.lists
        for offset in 0..<values.count(of: answer.valueReference) {
            let number = values.number(offset, of: answer.valueReference)
            let entries = values.context(of: number)
            guard values.mayFill(use, number), query.constraint.admits(entries) else { continue }
            let slot = SlotMatch(
                symbol: node.symbol,
                kind: .value,
                value: number,
                number: 0,
                start: Int32(range.lowerBound),
                end: Int32(range.upperBound)
            )
            let isText = values.deliversText || lists.deliversText(number, ofSymbol: node.symbol)
            let held: Held = isText ? .text(Int32(query.text.scalarCount(in: range))) : .listed
            read(slot, held: held, entries, node, at: index, in: query)
        }
    }

    private mutating func read(
        _ slot: SlotMatch,
        held: Held,
        _ entries: UnsafeBufferPointer<ContextTable.Entry>,
        _ node: Derivations.Node,
        at index: Derivations.Node.Index,
        in query: borrowing Query
    ) {
        let literal = literals[slot.end] - literals[slot.start]
        let isPreferred = query.preferred.contains(node.symbol)
        let constraint = query.constraint
        let edit = query.derivations.edit(ofAnswer: node.answer)
        advance(from: node.parent, to: index, over: slot, edit: edit, in: query) { partial in
            partial.score.literal -= literal
            for (bit, requirement) in constraint.required.prefix(UInt64.bitWidth).enumerated() {
                guard let entry = entries.first(where: { $0.key == requirement.key }) else { continue }
                let mask: UInt64 = 1 << UInt64(bit)
                partial.met = constraint.holds(requirement, for: entry.value) ? partial.met | mask : partial.met & ~mask
            }
            if isPreferred { partial.held = held }
        }
    }
}

// MARK: - Keeping the best

extension DerivationSearch {
    /// Adds a partial match to a node unless enough better ones of its kind are present.
    private mutating func insert(_ partial: Partial, at node: Derivations.Node.Index, in query: borrowing Query) {
        if isOverwhelmed { return }
        if query.limit > Self.fewMatches { return gather(partial, in: query) }
        let splits = query.splits
        var partial = partial
        var kinds = 0
        var count = 0
        defer { note(scanned: count) }
        var worst = Partial.Index.absent
        var index = first(at: node)
        while index.exists {
            let other = partials[index]
            count &+= 1
            if other.met == partial.met, other.held == partial.held, other.isEdited == partial.isEdited {
                if query.limit == 1 || readTheSame(other, partial, splits: splits) {
                    if precedes(partial, other) { replace(index, by: partial) }
                    return
                }
                kinds += 1
                if !worst.exists || precedes(partials[worst], other) { worst = index }
            }
            index = other.next
        }
        if kinds >= query.limit {
            if precedes(partial, partials[worst]) { replace(worst, by: partial) }
            return
        }
        guard hasRoom(besides: count) else { return }
        partial.next = first(at: node)
        setFirst(partials.append(partial), at: node)
    }

    private mutating func replace(_ index: Partial.Index, by partial: Partial) {
        let next = partials[index].next
        partials[index] = partial
        partials[index].next = next
    }

    /// Whether a partial match ranks before another at the same node.
    func precedes(_ a: Partial, _ b: Partial) -> Bool {
        if a.score != b.score { return a.score.outranks(b.score) }
        var (left, right) = (a, b)
        var rest = mostCompared
        while let first = left.slot, let second = right.slot, rest > 0 {
            rest &-= 1
            if first != second { return first.precedes(second) }
            if left.before == right.before { return false }
            (left, right) = (partials[left.before], partials[right.before])
        }
        return left.slot == nil && right.slot != nil
    }

    /// Whether two partial matches have the same slots, unless `splits` apart from wildcards.
    func readTheSame(_ a: Partial, _ b: Partial, splits: Bool) -> Bool {
        var (left, right) = (a, b)
        for _ in 0..<mostCompared {
            if !splits {
                while let slot = left.slot, slot.kind == .wildcard { left = partials[left.before] }
                while let slot = right.slot, slot.kind == .wildcard { right = partials[right.before] }
            }
            guard let first = left.slot, let second = right.slot else { return left.slot == nil && right.slot == nil }
            guard first == second else { return false }
            if left.before == right.before { return true }
            (left, right) = (partials[left.before], partials[right.before])
        }
        return true
    }
}
