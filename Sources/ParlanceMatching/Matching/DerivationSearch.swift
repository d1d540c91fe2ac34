import ParlanceGrammar

/// Finds the best of many ways to an end of the chart: for each way of meeting what a block demands the best few.
///
/// It goes through the graph of derivations from the start to the end once. At each node it keeps the best partial
/// matches that differ in what could matter later: which demands of the context they meet, and what they
/// hold for the preferred slot. So its time is linear in the graph.
struct DerivationSearch: ~Copyable {
    /// A match as far as a node.
    struct Partial: BitwiseCopyable {
        var score = Score()
        /// One bit for each requirement of the block that is met.
        var met: UInt64
        var held: Held
        /// The slot read last.
        var slot: SlotMatch?
        /// The partial match before that slot, -1: none.
        var before: Int32 = -1
        /// The next one at the same node, -1: none.
        var next: Int32 = -1
    }

    /// What a partial match holds for the preferred slot.
    typealias Held = PreferredSlot.Held

    /// What has been searched, so that it is not searched again.
    struct Searched: BitwiseCopyable {
        let node: Int32
        let constraint: Int32
        let limit: Int32
        let first: Int32
    }

    private var partials = FlatArray<Partial>()
    /// For each node its first partial match, -1: none.
    private var heads = FlatArray<Int32>()
    private var isNeeded = FlatArray<Bool>()
    private var searched = FlatArray<Searched>()
    /// For each position the Unicode scalars before it, and those that are no blanks.
    private var scalars = FlatArray<Int32>()
    private var literals = FlatArray<Int32>()

    init() {}

    /// What a search is about.
    struct Query {
        let text: MatchedText
        let lists: ListTable
        let constraint: ConstraintTable.Constraint
        let constraintNumber: Int32
        let context: UnsafeBufferPointer<ContextTable.Entry>
        let preferred: PreferredSlot?
        /// How many matches to find that differ in what was read for slots, wildcards aside.
        let limit: Int
    }

    /// Begins with a new text.
    mutating func begin(_ text: MatchedText) {
        partials.removeAll()
        searched.removeAll()
        scalars.removeAll()
        literals.removeAll()
        partials.shrink(to: 1 << 12)
        heads.shrink(to: 1 << 12)
        isNeeded.shrink(to: 1 << 12)
    }

    /// The matches that end at a node and meet all requirements, each to be read by `match(_:into:)`, in no order.
    mutating func matches(at node: Int32, of derivations: borrowing Derivations, _ query: borrowing Query) -> [Int32] {
        let first = search(node, derivations, query)
        let required = query.constraint.required.count
        let all: UInt64 = required >= UInt64.bitWidth ? .max : (1 << UInt64(required)) - 1
        var matches: [Int32] = []
        var index = first
        while index >= 0 {
            if partials[index].met == all, meetsRest(index, query) { matches.append(index) }
            index = partials[index].next
        }
        return matches
    }

    /// Whether a match meets the requirements for which there is no bit: nobody writes so many, but somebody may.
    private func meetsRest(_ match: Int32, _ query: borrowing Query) -> Bool {
        for requirement in query.constraint.required.dropFirst(UInt64.bitWidth) {
            var actual = query.context.first { $0.key == requirement.key }?.value ?? ContextTable.missing
            var index = match
            while index >= 0, let slot = partials[index].slot {
                index = partials[index].before
                guard slot.kind == .value, let values = query.lists.values(ofSymbol: slot.symbol),
                    let said = values.context(of: slot.value).first(where: { $0.key == requirement.key })
                else { continue }
                actual = said.value
                break
            }
            guard query.constraint.holds(requirement, for: actual) else { return false }
        }
        return true
    }

    /// Writes down the slots of a match in the order in which they were said.
    ///
    /// - Returns: its score, as literal text what is not literal, counted from 0 down.
    func match(_ match: Int32, into slots: inout FlatArray<SlotMatch>) -> Score {
        slots.removeAll()
        var index = match
        while index >= 0, let slot = partials[index].slot {
            slots.append(slot)
            index = partials[index].before
        }
        var elements = slots.elements()
        elements.reverse()
        return partials[match].score
    }

    /// What a match holds for the preferred slot.
    func held(by match: Int32) -> PreferredSlot.Held { partials[match].held }

    private mutating func search(_ target: Int32, _ derivations: borrowing Derivations, _ query: borrowing Query)
        -> Int32
    {
        let limit = Int32(query.limit)
        for index in 0..<searched.count {
            let known = searched[index]
            if known.node == target, known.constraint == query.constraintNumber, known.limit == limit {
                return known.first
            }
        }
        countScalars(of: query.text)
        mark(target, derivations)
        heads.removeAll()
        heads.append(-1, count: Int(target) + 1)
        for node in 0...target where isNeeded[node] { fill(node, derivations, query) }
        let first = heads[target]
        searched.append(
            Searched(node: target, constraint: query.constraintNumber, limit: limit, first: first)
        )
        return first
    }

    private mutating func countScalars(of text: MatchedText) {
        guard scalars.count == 0 else { return }
        var (scalar, literal): (Int32, Int32) = (0, 0)
        for position in 0...text.count {
            scalars.append(scalar)
            literals.append(literal)
            guard position < text.count, text.beginsScalar(at: position) else { continue }
            scalar += 1
            if !text.isBlank(at: position) { literal += 1 }
        }
    }

    /// Marks the nodes that lead to `target`; they all come before it.
    private mutating func mark(_ target: Int32, _ derivations: borrowing Derivations) {
        isNeeded.removeAll()
        isNeeded.append(false, count: Int(target) + 1)
        isNeeded[target] = true
        for index in stride(from: target, through: 0, by: -1) where isNeeded[index] {
            let node = derivations[index]
            if node.parent >= 0 { isNeeded[node.parent] = true }
            if node.kind == .opener || node.kind == .merge, node.other >= 0 { isNeeded[node.other] = true }
        }
    }
}

// MARK: - Filling nodes

extension DerivationSearch {
    private mutating func fill(_ index: Int32, _ derivations: borrowing Derivations, _ query: borrowing Query) {
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
