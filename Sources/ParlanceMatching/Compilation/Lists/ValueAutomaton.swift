/// The values of a list with too many spoken forms for its trie, as one automaton, which threads share.
final class ValueAutomaton: Sendable {
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

    init(_ values: [CompiledValues.Other]) {
        var builder = NFABuilder()
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
        nfa = builder.automaton()
        classes = ByteClasses(nfa)
        self.numbers = Table(numbers)
        self.largeValues = largeValues
    }
}
