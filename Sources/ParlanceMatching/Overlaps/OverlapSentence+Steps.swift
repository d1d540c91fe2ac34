// Construction of sentences from the steps that two templates share.

extension OverlapSentence {
    /// The sentence of the steps; nil if no value of some slot fits the contexts of both templates.
    init?(
        _ steps: [PairSearch.Step],
        _ first: Int,
        _ second: Int,
        _ grammar: CompiledGrammar,
        _ lists: ListOverlaps
    ) {
        self.init()
        let constraints = (grammar.templates[first].constraint, grammar.templates[second].constraint)
        for step in steps {
            switch step {
            case .start: break
            case .byte(let byte): add(byte: byte)
            case .blank: add(byte: 0x20)
            case .slots(let one, let other):
                let filling = lists.filling(one.list, other.list) { list, value, isFirst in
                    lists.admits(value, of: list, isFirst ? constraints.0 : constraints.1, grammar.constraints)
                }
                guard let filling else { return nil }
                add(filling, slot: grammar.symbols[one.symbol].name)
            }
        }
    }

    mutating func add(_ filling: SharedFilling, slot: String) {
        switch filling {
        case .value(let words, _, _): add(words: words)
        case .number(let number): add(words: String(number).utf8)
        case .wildcard: addPlaceholder(named: slot)
        case .unknown(let list): addPlaceholder(named: list)
        }
    }
}

extension ListOverlaps {
    /// A filling for slots of both lists with admitted values; nil if there is none.
    ///
    /// - Parameter admits: receives a list, the number of a value, and whether the list is the first.
    func filling(_ first: Int32, _ second: Int32, admits: (Int32, Int32, Bool) -> Bool) -> SharedFilling? {
        fillings(first, second).first { filling in
            guard case .value(_, let one, let other) = filling else { return true }
            return one.map { admits(first, $0, true) } ?? true && other.map { admits(second, $0, false) } ?? true
        }
    }

    /// Whether the context that a value adds does not contradict a block's constraint.
    fileprivate func admits(
        _ value: Int32,
        of list: Int32,
        _ constraint: Int32,
        _ constraints: ConstraintTable
    ) -> Bool {
        guard constraint != 0, let values = values(of: list) else { return true }
        return constraints[constraint].admits(values.view.context(of: value))
    }
}
