import ParlanceGrammar

/// Gathers the slots of repetitions along a path through a template's states.
struct RepetitionReader {
    /// A repeated rule that is being read.
    private struct Group {
        let symbol: SlotSymbol
        let start: Int
        /// The slots of each repetition.
        var items: [[String: Value]] = [[:]]

        /// The array that the slot delivers.
        var value: Value {
            symbol.role == .values
                ? .array(items.compactMap(\.values.first)) : .array(items.map { .object($0) })
        }

        mutating func add(_ value: Value, to name: String) { items[items.count - 1][name] = value }
    }

    private let nfa: NFA
    private let symbols: [SlotSymbol]
    private var open: [Group] = []
    private var slots: [Slot] = []

    init(_ nfa: NFA, symbols: [SlotSymbol]) {
        self.nfa = nfa
        self.symbols = symbols
    }

    /// The slots of a reading, in the order of the text.
    ///
    /// - Parameters:
    ///   - matched: For each matched slot its value; nil for captures.
    ///   - spoken: The spoken words of a range of the text that the path reads.
    mutating func slots(
        on steps: [AutomatonWalk.Step],
        matched: [Slot?],
        spoken: (Range<Int>) -> Slot.Spoken
    ) -> [Slot] {
        var isRepeated = false
        for step in steps {
            let state = nfa.state(step.state)
            switch state.kind {
            case .item: begin(symbols[nfa.edge(of: state).symbol], at: step.start, isRepeated: isRepeated)
            case .slot: if let slot = matched[step.slot] { add(slot) }
            case .leave: end(at: step.start, spoken)
            case .byte, .split, .boundary, .accept, .again: break
            }
            isRepeated = state.kind == .again
        }
        return slots
    }

    private mutating func begin(_ symbol: SlotSymbol, at start: Int, isRepeated: Bool) {
        if isRepeated, !open.isEmpty {
            open[open.count - 1].items.append([:])
        } else {
            open.append(Group(symbol: symbol, start: start))
        }
    }

    private mutating func add(_ slot: Slot) {
        if open.isEmpty { slots.append(slot) } else { open[open.count - 1].add(slot.value, to: slot.name) }
    }

    private mutating func end(at position: Int, _ spoken: (Range<Int>) -> Slot.Spoken) {
        guard let group = open.popLast(), !group.symbol.isCapture else { return }
        let range = group.start..<max(group.start, position)
        add(Slot(name: group.symbol.name, value: group.value, kind: .repeated, spoken: spoken(range)))
    }
}
