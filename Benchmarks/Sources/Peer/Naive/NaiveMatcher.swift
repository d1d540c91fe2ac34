import Parlance

/// The simplest matcher: it descends the tree and tries every path, without memory.
struct NaiveMatcher {
    let text: NormalizedText
    let lists: [ListKey: PeerList]
    private let bytes: [UInt8]

    /// The progress of a path.
    struct State {
        var position = 0
        var slots: [FoundSlot] = []
        /// A slot has just ended: a following blank needs none in the template.
        var isBehindSlot = false
    }

    init(text: NormalizedText, lists: [ListKey: PeerList]) {
        self.text = text
        self.lists = lists
        bytes = text.bytes
    }

    /// The slots of each path by which a tree covers the whole text.
    func forEachMatch(of tree: TemplateNode, _ body: ([FoundSlot]) -> Void) {
        match(tree, State()) { state in
            if state.position == bytes.count { body(state.slots) }
        }
    }

    private func match(_ node: TemplateNode, _ state: State, _ next: (State) -> Void) {
        switch node {
        case .word(let word): match(word, state, next)
        case .blank: matchBlank(state, next)
        case .slot(let slot): match(slot, passingBlank(state), next)
        case .sequence(let items): match(items[...], state, next)
        case .alternatives(let branches):
            for branch in branches { match(branch, state, next) }
        case .permutation(let items): matchAll(items, state, next)
        }
    }

    private func match(_ items: ArraySlice<TemplateNode>, _ state: State, _ next: (State) -> Void) {
        guard let first = items.first else { return next(state) }
        match(first, state) { match(items.dropFirst(), $0, next) }
    }

    private func matchAll(_ items: [TemplateNode], _ state: State, _ next: (State) -> Void) {
        if items.isEmpty { return next(state) }
        for index in items.indices {
            var rest = items
            let item = rest.remove(at: index)
            match(item, state) { matchAll(rest, $0, next) }
        }
    }

    private func match(_ word: [UInt8], _ state: State, _ next: (State) -> Void) {
        var state = passingBlank(state)
        guard bytes[state.position...].starts(with: word) else { return }
        state.position += word.count
        state.isBehindSlot = false
        next(state)
    }

    private func matchBlank(_ state: State, _ next: (State) -> Void) {
        var state = state
        state.isBehindSlot = false
        if isBlank(state.position) {
            state.position += 1
        } else if !text.isBoundary(at: state.position) {
            return
        }
        next(state)
    }

    private func passingBlank(_ state: State) -> State {
        guard state.isBehindSlot, isBlank(state.position) else { return state }
        var state = state
        state.position += 1
        return state
    }

    private func isBlank(_ position: Int) -> Bool { position < bytes.count && bytes[position] == UInt8(ascii: " ") }
}

// MARK: - Slots

extension NaiveMatcher {
    private func match(_ slot: SlotNode, _ state: State, _ next: (State) -> Void) {
        switch lists[slot.list] {
        case .values(let values): match(values, slot, state, next)
        case .range(let range): match(range, slot, state, next)
        case .wildcard: matchWildcard(slot, state, next)
        case nil: return
        }
    }

    private func match(_ values: [PeerValue], _ slot: SlotNode, _ state: State, _ next: (State) -> Void) {
        for value in values {
            match(value.tree, State(position: state.position)) { end in
                let range = state.position..<end.position
                guard !range.isEmpty else { return }
                next(state.with(FoundSlot(slot, in: range, .listed, value: value.output, context: value.context)))
            }
        }
    }

    private func match(_ range: PeerRange, _ slot: SlotNode, _ state: State, _ next: (State) -> Void) {
        for number in SpokenNumber.all(in: bytes, from: state.position, of: range) {
            let value = range.range.value(of: number.number)
            let kind = number.isSpelled ? FoundSlot.Kind.spelled : .digits
            next(state.with(FoundSlot(slot, in: state.position..<number.end, kind, value: value)))
        }
    }

    private func matchWildcard(_ slot: SlotNode, _ state: State, _ next: (State) -> Void) {
        guard state.position < bytes.count else { return }
        for end in state.position + 1...bytes.count where end == bytes.count || isBlank(end) {
            next(state.with(FoundSlot(slot, in: state.position..<end, .wildcard, value: nil)))
        }
    }
}

extension NaiveMatcher.State {
    /// After a slot.
    fileprivate func with(_ slot: FoundSlot) -> Self {
        Self(position: slot.range.upperBound, slots: slots + [slot], isBehindSlot: true)
    }
}
