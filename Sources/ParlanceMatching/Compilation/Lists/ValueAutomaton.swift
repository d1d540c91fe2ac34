/// The values of a list with too many spoken forms for its trie, as one automaton, which threads share.
final class ValueAutomaton: Sendable {
    /// A value, with a pattern without slots.
    struct Value: Sendable {
        let number: Int
        let pattern: Pattern
    }

    /// A value that is too large for the automaton.
    struct LargeValue: Sendable {
        let number: Int
        let pattern: ListPattern
    }

    /// The maximum number of states of a value.
    private static let mostStates = 1 << 18

    let nfa: NFA
    let classes: ByteClasses
    /// For each template of the automaton, the number of its value.
    let numbers: Table<Int32>
    /// The values that are not in the automaton.
    let largeValues: [LargeValue]
    /// The bytes with which values may begin.
    let first: FirstBytes

    /// - Returns: Nil if there are no values.
    convenience init?(_ values: [Value]) {
        guard !values.isEmpty else { return nil }
        var builder = NFABuilder(sharesEqualStates: true)
        var numbers: [Int32] = []
        var largeValues: [LargeValue] = []
        for value in values {
            guard value.pattern.hasStates(atMost: Self.mostStates) else {
                largeValues.append(LargeValue(number: value.number, pattern: ListPattern(value.pattern)))
                continue
            }
            // Values have no slots; one would have a symbol that nothing asks for, and match nothing.
            builder.add(value.pattern) { _ in SlotSymbol.Index(0) }
            numbers.append(Int32(value.number))
        }
        self.init(
            builder.automaton(),
            numbers: Table(numbers),
            largeValues: largeValues,
            first: FirstBytes(.alternatives(values.map(\.pattern)))
        )
    }

    init(_ nfa: NFA, numbers: Table<Int32>, largeValues: [LargeValue], first: FirstBytes) {
        self.nfa = nfa
        self.numbers = numbers
        self.largeValues = largeValues
        self.first = first
        classes = ByteClasses(nfa)
    }
}

// MARK: - Compiled files

extension CompiledFileWriter {
    mutating func write(_ values: ValueAutomaton) {
        write(values.nfa, symbolLists: [])
        write(values.numbers)
        write(values.largeValues) { writer, value in
            writer.write(value.number)
            writer.write(value.pattern.pattern)
        }
        write(values.first)
    }
}

extension CompiledFileReader {
    /// Reads an automaton of values.
    ///
    /// - Parameter count: the number of values of the list.
    mutating func valueAutomaton(of count: Int) throws(CompiledGrammarError) -> ValueAutomaton {
        let nfa = try automaton(symbols: 0)
        let numbers: Table<Int32> = try table()
        try require(numbers.count == nfa.starts.count && numbers.elements.allSatisfy { 0..<count ~= Int($0) })
        let largeValues = try array { reader throws(CompiledGrammarError) in
            let number = Int(try reader.index(below: count))
            return ValueAutomaton.LargeValue(number: number, pattern: ListPattern(try reader.pattern()))
        }
        return ValueAutomaton(nfa, numbers: numbers, largeValues: largeValues, first: try firstBytes())
    }
}
