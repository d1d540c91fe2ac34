/// Templates that describe parts of a text, such as dates and amounts, each with the type of the part. Slots of a
/// template are parts themselves.
package struct PartGrammar: Sendable {
    let nfa: NFA
    let classes: ByteClasses
    let symbolTypes: Table<Int32>
    let symbolNames: [Int32]
    /// The templates of each type.
    let templates: [[Int32]]

    /// Adds templates and compiles them.
    package struct Builder {
        private var automaton = NFABuilder()
        private var symbols: [Symbol: SlotSymbol.Index] = [:]
        private var ordered: [Symbol] = []
        private var templates: [[Int32]]
        private var count: Int32 = 0

        private struct Symbol: Hashable {
            let type: Int32
            let name: Int32

            init(_ slot: (type: Int32, name: Int32)) { (type, name) = slot }
        }

        /// - Parameter typeCount: the number of types.
        package init(typeCount: Int) {
            templates = Array(repeating: [], count: typeCount)
        }

        /// Adds a template.
        ///
        /// - Parameter slot: the numbers of a slot's type and name.
        /// - Returns: the number of the template.
        @discardableResult
        package mutating func add(
            _ pattern: Pattern,
            ofType type: Int32,
            slot: (SlotPattern) -> (type: Int32, name: Int32)
        ) -> Int {
            templates[Int(type)].append(count)
            for use in pattern.slots { number(Symbol(slot(use))) }
            automaton.add(pattern) { [symbols] use in symbols[Symbol(slot(use))] ?? .absent }
            count += 1
            return Int(count) - 1
        }

        private mutating func number(_ symbol: Symbol) {
            guard symbols[symbol] == nil else { return }
            symbols[symbol] = SlotSymbol.Index(Int32(ordered.count))
            ordered.append(symbol)
        }

        package func grammar() -> PartGrammar {
            let nfa = automaton.automaton()
            return PartGrammar(
                nfa: nfa,
                classes: ByteClasses(nfa),
                symbolTypes: Table(ordered.map(\.type)),
                symbolNames: ordered.map(\.name),
                templates: templates
            )
        }
    }
}

// MARK: - Files

extension CompiledFileWriter {
    mutating func write(_ grammar: PartGrammar) {
        write(grammar.nfa, symbolLists: Array(grammar.symbolTypes.elements))
        write(grammar.symbolTypes)
        write(grammar.symbolNames) { $0.write($1) }
        write(grammar.templates) { writer, templates in writer.write(templates) { $0.write($1) } }
    }
}

extension CompiledFileReader {
    mutating func partGrammar() throws(CompiledGrammarError) -> PartGrammar {
        let nfa = try automaton(symbols: Int(Int32.max))
        return PartGrammar(
            nfa: nfa,
            classes: ByteClasses(nfa),
            symbolTypes: try table(),
            symbolNames: try numbers(),
            templates: try array { reader throws(CompiledGrammarError) in try reader.numbers() }
        )
    }

    private mutating func numbers() throws(CompiledGrammarError) -> [Int32] {
        try array { reader throws(CompiledGrammarError) in try reader.index(below: Int(Int32.max)) }
    }
}
