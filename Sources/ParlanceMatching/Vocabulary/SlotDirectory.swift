import ParlanceGrammar

/// Resolves the names of vocabularies to the lists with that name, or to the slots of an intent.
struct SlotDirectory: Sendable {
    /// An intent's number, and the symbols of its slots, without captures.
    private struct Slots {
        let intent: Int32
        var symbols: Set<SlotSymbol.Index> = []
    }

    private let lists: [String: [Int32]]
    private let slots: [String: Slots]
    private let symbols: [SlotSymbol]

    init(_ grammar: CompiledGrammar) {
        symbols = grammar.symbols
        var lists: [String: [Int32]] = [:]
        for (number, key) in grammar.listNumbers.keys.enumerated() {
            switch key {
            case .shared(let name), .local(let name, block: _): lists[name, default: []].append(Int32(number))
            case .inline: break
            }
        }
        self.lists = lists
        slots = Self.slots(of: grammar)
    }

    /// The slots in the automata of each intent's templates.
    private static func slots(of grammar: CompiledGrammar) -> [String: Slots] {
        var slots: [String: Slots] = [:]
        for (number, sentence) in grammar.sentences.enumerated() {
            let intent = grammar.templates[number].intentRank
            for state in grammar.nfa.slots(of: number) {
                let symbol = grammar.nfa.edge(of: grammar.nfa.state(state)).symbol
                guard !grammar.symbols[symbol].isCapture else { continue }
                slots[sentence.block.intent, default: Slots(intent: intent)].symbols.insert(symbol)
            }
        }
        return slots
    }

    /// The lists that terms of a name fill, each with the slots that they may fill; empty: all slots of the list.
    func lists(for name: VocabularyName) -> [(list: Int32, uses: [SlotUse])] {
        if let numbers = lists[name.text] { return numbers.map { ($0, []) } }
        guard let parameter = name.parameter, let slots = slots[parameter.intent] else { return [] }
        let wanted = slots.symbols.sorted().filter { symbols[$0].name == parameter.slot }
        return wanted.map { (symbols[$0].list, [SlotUse(intent: slots.intent, symbol: $0)]) }
    }

    /// All names that refer to a list or a slot.
    var names: [String] {
        lists.keys.sorted()
            + slots.sorted { $0.key < $1.key }.flatMap { intent, slots in
                Set(slots.symbols.map { "\(intent).\(symbols[$0].name)" }).sorted()
            }
    }
}
