// How a search goes through the graph: node by node from the start, keeping at each the best partial matches.

extension DerivationSearch {
    mutating func fill(_ index: Int32, _ derivations: borrowing Derivations, _ query: borrowing Query) {
        let node = derivations[index]
        switch node.kind {
        case .start: begin(at: index, query)
        case .merge:
            copy(from: node.parent, to: index, query)
            copy(from: node.other, to: index, query)
        case .opener:
            if node.other >= 0 { copy(from: node.other, to: index, query) }
            open(node, at: index, query)
        case .wildcard: close(node, at: index, query)
        case .slot:
            let answer = derivations.answer(node.other)
            switch query.lists.compiled(node.symbol) {
            case .values(let values): read(values, answer, node, at: index, query)
            case .range: read(answer, node, at: index, query)
            case .wildcard, nil: break
            }
        }
    }

    private mutating func begin(at index: Int32, _ query: borrowing Query) {
        var met: UInt64 = 0
        for (bit, requirement) in query.constraint.required.prefix(UInt64.bitWidth).enumerated() {
            let value = query.context.first { $0.key == requirement.key }?.value ?? ContextTable.missing
            if query.constraint.holds(requirement, for: value) { met |= 1 << UInt64(bit) }
        }
        insert(Partial(met: met, held: .nothing), at: index, query)
    }

    private mutating func copy(from source: Int32, to index: Int32, _ query: borrowing Query) {
        var next = heads[source]
        while next >= 0 {
            insert(partials[next], at: index, query)
            next = partials[next].next
        }
    }

    /// A wildcard begins. Its text is counted off as if it began at the start of everything, so that openers compare.
    private mutating func open(_ node: Derivations.Node, at index: Int32, _ query: borrowing Query) {
        var next = heads[node.parent]
        while next >= 0 {
            var partial = partials[next]
            partial.score.literal += literals[node.start]
            partial.score.wildcardLength -= scalars[node.start]
            partial.slot = SlotMatch(symbol: node.symbol, kind: .wildcard, number: 0, start: node.start, end: -1)
            partial.before = next
            next = partial.next
            insert(partial, at: index, query)
        }
    }

    private mutating func close(_ node: Derivations.Node, at index: Int32, _ query: borrowing Query) {
        var next = heads[node.parent]
        while next >= 0 {
            var partial = partials[next]
            next = partial.next
            partial.score.literal -= literals[node.end]
            partial.score.wildcardLength += scalars[node.end]
            partial.score.wildcards += 1
            partial.slot?.end = node.end
            hold(.notListed, node.symbol, &partial, query)
            insert(partial, at: index, query)
        }
    }

    private mutating func read(
        _ answer: Derivations.Answer,
        _ node: Derivations.Node,
        at index: Int32,
        _ query: borrowing Query
    ) {
        let isWords = answer.payload == 1
        let slot = SlotMatch(
            symbol: node.symbol,
            kind: isWords ? .words : .digits,
            number: answer.number,
            start: node.start,
            end: answer.end
        )
        var next = heads[node.parent]
        while next >= 0 {
            var partial = partials[next]
            partial.before = next
            next = partial.next
            partial.slot = slot
            partial.score.literal -= literals[slot.end] - literals[slot.start]
            if isWords { partial.score.literal += scalars[slot.end] - scalars[slot.start] }
            hold(.listed, node.symbol, &partial, query)
            insert(partial, at: index, query)
        }
    }

    private mutating func read(
        _ values: CompiledValues,
        _ answer: Derivations.Answer,
        _ node: Derivations.Node,
        at index: Int32,
        _ query: borrowing Query
    ) {
        let range = query.text.trimmed(Int(node.start)..<Int(answer.end))
        guard !range.isEmpty else { return }
        let view = values.view
        for offset in 0..<view.count(of: answer.payload) {
            let number = view.number(offset, of: answer.payload)
            let entries = view.context(of: number)
            guard query.constraint.admits(entries) else { continue }
            let slot = SlotMatch(
                symbol: node.symbol,
                kind: .value,
                value: number,
                number: 0,
                start: Int32(range.lowerBound),
                end: Int32(range.upperBound)
            )
            let held = PreferredSlot.held(by: values.values[Int(number)], in: range, of: query.text)
            read(slot, held: held, entries, node, at: index, query)
        }
    }

    private mutating func read(
        _ slot: SlotMatch,
        held: Held,
        _ entries: UnsafeBufferPointer<ContextTable.Entry>,
        _ node: Derivations.Node,
        at index: Int32,
        _ query: borrowing Query
    ) {
        var next = heads[node.parent]
        while next >= 0 {
            var partial = partials[next]
            partial.before = next
            next = partial.next
            partial.slot = slot
            partial.score.literal -= literals[slot.end] - literals[slot.start]
            for (bit, requirement) in query.constraint.required.prefix(UInt64.bitWidth).enumerated() {
                guard let entry = entries.first(where: { $0.key == requirement.key }) else { continue }
                let mask: UInt64 = 1 << UInt64(bit)
                partial.met =
                    query.constraint.holds(requirement, for: entry.value) ? partial.met | mask : partial.met & ~mask
            }
            hold(held, node.symbol, &partial, query)
            insert(partial, at: index, query)
        }
    }

    private func hold(_ held: Held, _ symbol: Int32, _ partial: inout Partial, _ query: borrowing Query) {
        if query.preferred?.symbols.contains(symbol) ?? false { partial.held = held }
    }
}

// MARK: - Keeping the best

extension DerivationSearch {
    /// Adds a partial match to a node unless better ones of its kind are there already.
    private mutating func insert(_ partial: Partial, at node: Int32, _ query: borrowing Query) {
        var partial = partial
        var kinds = 0
        var worst: Int32 = -1
        var index = heads[node]
        while index >= 0 {
            let other = partials[index]
            if other.met == partial.met, other.held == partial.held {
                if query.limit == 1 || readTheSame(other, partial) {
                    if precedes(partial, other) { replace(index, by: partial) }
                    return
                }
                kinds += 1
                if worst < 0 || precedes(partials[worst], other) { worst = index }
            }
            index = other.next
        }
        if kinds >= query.limit {
            if precedes(partial, partials[worst]) { replace(worst, by: partial) }
            return
        }
        partial.next = heads[node]
        heads[node] = partials.append(partial)
    }

    private mutating func replace(_ index: Int32, by partial: Partial) {
        let next = partials[index].next
        partials[index] = partial
        partials[index].next = next
    }

    private func precedes(_ a: Partial, _ b: Partial) -> Bool {
        if a.score != b.score { return a.score.outranks(b.score) }
        var (left, right) = (a, b)
        while let first = left.slot, let second = right.slot {
            if first != second { return first.precedes(second) }
            if left.before == right.before { return false }
            (left, right) = (partials[left.before], partials[right.before])
        }
        return left.slot == nil && right.slot != nil
    }

    /// Whether two partial matches have read the same for all slots but wildcards.
    private func readTheSame(_ a: Partial, _ b: Partial) -> Bool {
        var (left, right) = (a, b)
        while true {
            while let slot = left.slot, slot.kind == .wildcard { left = partials[left.before] }
            while let slot = right.slot, slot.kind == .wildcard { right = partials[right.before] }
            guard let first = left.slot, let second = right.slot else { return left.slot == nil && right.slot == nil }
            guard first == second else { return false }
            if left.before == right.before { return true }
            (left, right) = (partials[left.before], partials[right.before])
        }
    }
}
