extension CompiledFileWriter {
    mutating func write(_ nfa: NFA) {
        write(nfa.states)
        write(nfa.branches)
        write(nfa.starts)
        write(nfa.ends)
        write(nfa.bytes)
    }
}

extension CompiledFileReader {
    /// Reads an automaton and checks it, unless its origin is trusted.
    ///
    /// - Parameters:
    ///   - templates: the number of templates; nil if any number is right.
    ///   - symbols: the number of slot symbols.
    mutating func automaton(templates: Int? = nil, symbols: Int) throws(CompiledGrammarError) -> NFA {
        let nfa = NFA(
            states: try table(),
            branches: try table(),
            starts: try table(),
            ends: try table(),
            bytes: try table()
        )
        let templates = templates ?? nfa.starts.count
        try require(nfa.starts.count == templates && nfa.ends.count == templates && nfa.states.count < Int32.max)
        if trust >= .origin { return nfa }
        var check = NFACheck(nfa, symbols: symbols)
        try require(check.isSound())
        return nfa
    }
}

/// Checks that an automaton has the properties that its builder guarantees and that traversals rely on.
///
/// States are numbered from the end of a template to its start, so each leads to states that were checked before it,
/// and there are no cycles, except that the end of a separator leads back to the start of its repetition. The states of a
/// template lead only to states of that template. Splits and slots use consecutive entries of `branches` without sharing,
/// so following all branches takes time linear in their number.
private struct NFACheck {
    private let nfa: NFA
    private let symbols: Int
    /// For each byte, whether the automaton lists it among those that states read.
    private var isListed = [Bool](repeating: false, count: 256)
    /// The first entry of `branches` that no state has used.
    private var branch = 0

    init(_ nfa: NFA, symbols: Int) {
        self.nfa = nfa
        self.symbols = symbols
    }

    mutating func isSound() -> Bool {
        for byte in nfa.bytes.elements {
            guard Self.mayBeRead(byte), !isListed[Int(byte)] else { return false }
            isListed[Int(byte)] = true
        }
        var first = 0
        for template in 0..<nfa.ends.count {
            let end = Int(nfa.ends[template])
            guard end > first, end <= nfa.states.count else { return false }
            guard first..<end ~= Int(nfa.starts[template]) else { return false }
            for state in first..<end where !isSound(state, of: template, from: first) { return false }
            first = end
        }
        return first == nfa.states.count && branch == nfa.branches.count
    }

    private mutating func isSound(_ index: Int, of template: Int, from first: Int) -> Bool {
        let state = nfa.states[index]
        guard let kind = NFA.State.Kind(rawValue: state.rawKind) else { return false }
        let own = first..<index
        switch kind {
        case .accept: return index == first && Int(state.argument) == template
        case .byte: return own.contains(Int(state.argument)) && isListed[Int(state.byte)]
        case .boundary, .leave: return own.contains(Int(state.argument))
        case .again:
            let repeated = index + 1..<Int(nfa.ends[template])
            return repeated.contains(Int(state.argument))
                && nfa.states[Int(state.argument)].rawKind == NFA.State.Kind.item.rawValue
        case .split:
            guard takes(1, of: state), takes(Int(nfa.branches[branch - 1])) else { return false }
            return nfa.targets(of: state).allSatisfy { own.contains(Int($0)) }
        case .slot, .item:
            guard takes(2, of: state) else { return false }
            let edge = nfa.edge(of: state)
            return 0..<symbols ~= Int(edge.symbol.raw) && own.contains(Int(edge.next))
        }
    }

    /// Whether a state's entries in `branches` begin at the next unused one; uses `count` of them.
    private mutating func takes(_ count: Int, of state: NFA.State) -> Bool {
        Int(state.argument) == branch && takes(count)
    }

    private mutating func takes(_ count: Int) -> Bool {
        guard count >= 0, count <= nfa.branches.count - branch else { return false }
        branch += count
        return true
    }

    /// Whether a byte can occur in UTF-8 and is not a blank: all such bytes fit into the byte classes.
    private static func mayBeRead(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0xC0 && byte != 0xC1 && byte < 0xF5 }
}
