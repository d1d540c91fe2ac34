/// Reads the values of a list that are not in its trie. Not shareable: states are built on demand.
final class ValueReader {
    /// A value and its end.
    struct Match: Comparable {
        let number: Int32
        let end: Int32

        static func < (left: Self, right: Self) -> Bool { (left.number, left.end) < (right.number, right.end) }
    }

    /// The approximate limit of the states' memory in bytes.
    private static let memoryLimit = 5 << 17

    private let automaton: ValueAutomaton
    @exclusivity(unchecked) private var dfa: LazyDFA
    /// The values that begin at the position of the last search, in list order, each with its ends in their order.
    @exclusivity(unchecked) private(set) var matches = FlatArray<Match>()

    /// How often states were dropped, for tests.
    private(set) var forgottenTimes = 0

    init(_ automaton: ValueAutomaton) {
        self.automaton = automaton
        dfa = LazyDFA(
            automaton.nfa,
            classes: automaton.classes,
            symbolLists: Table([0]),
            memoryLimit: Self.memoryLimit
        )
    }

    /// Finds the values that begin at a position.
    func search(_ text: MatchedText, from start: Int, _ budget: inout ChartBudget) {
        if dfa.isOverfull { forgetStates(&budget) }
        matches.removeAll()
        let end = walk(text, from: start)
        budget.countPatternWork { $0 += end - start }
        for value in automaton.largeValues {
            for end in budget.countPatternWork({ value.pattern.ends(in: text, from: start, &$0) }) where end > start {
                matches.append(Match(number: Int32(value.number), end: Int32(end)))
            }
        }
        guard matches.count > 1 else { return }
        var found = matches.elements(from: 0)
        found.sort()
    }

    private func forgetStates(_ budget: inout ChartBudget) {
        budget.noteForgotten(bytes: dfa.size)
        forgottenTimes += 1
        var used: [LazyDFA.StateID] = []
        dfa.forget(keeping: &used)
    }

    /// Walks the automaton until nothing matches any more.
    ///
    /// - Returns: The position up to which the text was read.
    private func walk(_ text: MatchedText, from start: Int) -> Int {
        var state = dfa.start
        var position = start
        while true {
            let byte = text.bytes[position]
            if byte != 0x20, text.isBoundary(at: position) { state = dfa.opened(state) }
            if position > start { addMatches(of: state, endingAt: position) }
            guard position < text.count else { return position }
            state = dfa.next(state, over: byte)
            position += 1
            if state == LazyDFA.dead { return position }
        }
    }

    @inline(__always)
    private func addMatches(of state: LazyDFA.StateID, endingAt position: Int) {
        for index in 0..<dfa.acceptedCount(of: state) {
            let template = Int(dfa.template(index, acceptedBy: state).raw)
            matches.append(Match(number: automaton.numbers[template], end: Int32(position)))
        }
    }
}

/// The readers of a matcher, by automaton.
struct ValueReaders {
    /// The maximum number of readers, so that lists that change do not fill the memory.
    private static let limit = 512

    private var readers: [ObjectIdentifier: ValueReader] = [:]

    /// The reader of an automaton, which it keeps.
    mutating func reader(of automaton: ValueAutomaton) -> ValueReader {
        if let known = readers[ObjectIdentifier(automaton)] { return known }
        if readers.count == Self.limit { readers.removeAll() }
        let reader = ValueReader(automaton)
        readers[ObjectIdentifier(automaton)] = reader
        return reader
    }
}
