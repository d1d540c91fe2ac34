extension CompiledFileWriter {
    /// - Parameter symbolLists: the list number of each slot symbol.
    mutating func write(_ nfa: NFA, symbolLists: [Int32]) {
        write(nfa.cells)
        write(nfa.branches)
        write(nfa.fragments)
        write(nfa.uses)
        write(nfa.roots)
        write(nfa.starts)
        write(nfa.ends)
        write(nfa.bytes)
        var automaton = LazyDFA(nfa, classes: ByteClasses(nfa), symbolLists: Table(symbolLists))
        write(automaton.firstStates())
    }

    private mutating func write(_ firsts: FirstStates) {
        write(firsts.startCount)
        write(firsts.members)
        write(firsts.keys)
    }
}

extension CompiledFileReader {
    /// Reads an automaton and checks it, unless its origin is trusted. Of others, the first states are built anew.
    ///
    /// - Parameters:
    ///   - templates: the number of templates; nil if any number is right.
    ///   - symbols: the number of slot symbols.
    mutating func automaton(templates: Int? = nil, symbols: Int) throws(CompiledGrammarError) -> NFA {
        var nfa = NFA(
            cells: try table(),
            branches: try table(),
            fragments: try table(),
            uses: try table(),
            roots: try table(),
            starts: try table(),
            ends: try table(),
            bytes: try table()
        )
        let templates = templates ?? nfa.starts.count
        try require([nfa.roots, nfa.starts, nfa.ends].allSatisfy { $0.count == templates })
        let firsts = try firstStates()
        if trust >= .origin {
            nfa.firstStates = firsts
            return nfa
        }
        var check = NFACheck(nfa, symbols: symbols)
        try require(check.isSound())
        return nfa
    }

    private mutating func firstStates() throws(CompiledGrammarError) -> FirstStates {
        let startCount = try number()
        let firsts = FirstStates(members: try table(), keys: try table(), startCount: startCount)
        try require(0...firsts.members.count ~= startCount && firsts.keys.count == firsts.members.count)
        return firsts
    }
}

/// Checks that an automaton has the properties that its builder guarantees and that traversals rely on.
///
/// States are numbered from the end of a fragment to its start, so each leads to states that were checked before it, or
/// behind the fragment, and there are no cycles, except that the end of a separator leads back to the start of its
/// repetition. A fragment contains only fragments before it, so that fragments do not contain themselves. Splits and slots
/// use consecutive entries of `branches` without sharing, so following all branches of a fragment takes time linear in
/// their number.
private struct NFACheck {
    /// The maximum number of states: traversals visit all of them, of which a small file can describe many.
    private static let mostStates = 1 << 26

    private let nfa: NFA
    private let symbols: Int
    /// For each byte, whether the automaton lists it among those that states read.
    private var isListed = [Bool](repeating: false, count: 256)
    /// The first entry of `branches` that no state has used.
    private var branch = 0
    /// The first cell, and the first use, that no fragment contains.
    private var (cell, use) = (0, 0)

    /// A fragment being checked.
    private struct Part {
        let fragment: NFA.Fragment
        /// The number of the template that it is; nil if it is a rule.
        let template: Int?
    }

    init(_ nfa: NFA, symbols: Int) {
        self.nfa = nfa
        self.symbols = symbols
    }

    mutating func isSound() -> Bool {
        for byte in nfa.bytes.elements {
            guard Self.mayBeRead(byte), !isListed[Int(byte)] else { return false }
            isListed[Int(byte)] = true
        }
        guard let templates = templatesOfFragments() else { return false }
        for number in 0..<nfa.fragments.count {
            let part = Part(fragment: nfa.fragments[number], template: templates[number])
            guard isSound(part, number: number, templates: templates) else { return false }
        }
        return cell == nfa.cells.count && branch == nfa.branches.count && use == nfa.uses.count
    }

    /// For each fragment the template that it is, if any; nil if a template has no fragment of its own, or states that are
    /// not those of its fragment.
    private func templatesOfFragments() -> [Int?]? {
        var templates = [Int?](repeating: nil, count: nfa.fragments.count)
        var first = 0
        for template in 0..<nfa.roots.count {
            let root = Int(nfa.roots[template])
            guard templates.indices.contains(root), templates[root] == nil else { return nil }
            templates[root] = template
            let end = first + Int(nfa.fragments[root].stateCount)
            guard end > first, end <= Self.mostStates, Int(nfa.ends[template]) == end,
                first..<end ~= Int(nfa.starts[template])
            else { return nil }
            first = end
        }
        return templates
    }

    private mutating func isSound(_ part: Part, number: Int, templates: [Int?]) -> Bool {
        let (fragment, count) = (part.fragment, Int(part.fragment.stateCount))
        guard 1...Self.mostStates ~= count, Int(fragment.firstCell) == cell, Int(fragment.firstUse) == use,
            0...nfa.uses.count - use ~= Int(fragment.useCount)
        else { return false }
        var (state, cells) = (0, 0)
        for inner in nfa.uses(of: fragment) {
            let offset = Int(inner.offset)
            guard 0..<number ~= Int(inner.fragment), templates[Int(inner.fragment)] == nil, state...count ~= offset,
                areSound(state..<offset, of: part), leads(Int(inner.exit), before: offset, of: part)
            else { return false }
            cells += offset - state
            guard Int(inner.cellsBefore) == cells else { return false }
            state = offset + Int(nfa.fragments[Int(inner.fragment)].stateCount)
            guard state <= count else { return false }
        }
        guard areSound(state..<count, of: part) else { return false }
        use += Int(fragment.useCount)
        return areRepetitionsSound(of: part)
    }

    /// Checks states that the next cells describe.
    private mutating func areSound(_ states: Range<Int>, of part: Part) -> Bool {
        guard states.count <= nfa.cells.count - cell else { return false }
        for state in states {
            guard isSound(nfa.cells[cell], state: state, of: part) else { return false }
            cell += 1
        }
        return true
    }

    private mutating func isSound(_ cell: NFA.Cell, state: Int, of part: Part) -> Bool {
        guard let kind = NFA.State.Kind(rawValue: cell.rawKind) else { return false }
        let isEnd = part.template != nil && state == 0
        guard (kind == .accept) == isEnd else { return false }
        switch kind {
        case .accept: return Int(cell.argument) == part.template
        case .byte: return leads(Int(cell.argument), before: state, of: part) && isListed[Int(cell.byte)]
        case .boundary, .leave: return leads(Int(cell.argument), before: state, of: part)
        case .again: return state + 1..<Int(part.fragment.stateCount) ~= Int(cell.argument)
        case .split:
            guard takes(1, of: cell), takes(Int(nfa.branches[branch - 1])) else { return false }
            let count = Int(nfa.branches[Int(cell.argument)])
            return (branch - count..<branch).allSatisfy { leads(Int(nfa.branches[$0]), before: state, of: part) }
        case .slot, .item:
            guard takes(2, of: cell) else { return false }
            return 0..<symbols ~= Int(nfa.branches[branch - 2])
                && leads(Int(nfa.branches[branch - 1]), before: state, of: part)
        }
    }

    /// Whether a number is that of a state before another one, or of the state behind a fragment that is not a template.
    private func leads(_ number: Int, before state: Int, of part: Part) -> Bool {
        0..<state ~= number || number == Int(NFA.exit) && part.template == nil
    }

    /// Whether the ends of separators lead to the starts of repetitions, which may be checked after them.
    private func areRepetitionsSound(of part: Part) -> Bool {
        nfa.cellNumbers(of: part.fragment).allSatisfy { number in
            let cell = nfa.cells[Int(number)]
            return cell.kind != .again || nfa.cell(cell.argument, of: part.fragment)?.kind == .item
        }
    }

    /// Whether a state's entries in `branches` begin at the next unused one; uses `count` of them.
    private mutating func takes(_ count: Int, of cell: NFA.Cell) -> Bool {
        Int(cell.argument) == branch && takes(count)
    }

    private mutating func takes(_ count: Int) -> Bool {
        guard count >= 0, count <= nfa.branches.count - branch else { return false }
        branch += count
        return true
    }

    /// Whether a byte can occur in UTF-8 and is not a blank: all such bytes fit into the byte classes.
    private static func mayBeRead(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0xC0 && byte != 0xC1 && byte < 0xF5 }
}

extension NFA {
    /// The cell of a fragment's own state; nil if it belongs to a fragment within it.
    fileprivate func cell(_ state: Int32, of fragment: Fragment) -> Cell? {
        var number = fragment.firstCell + state
        for use in uses(of: fragment) where use.offset <= state {
            let behind = state - use.offset - fragments[Int(use.fragment)].stateCount
            guard behind >= 0 else { return nil }
            number = fragment.firstCell + use.cellsBefore + behind
        }
        return cells[Int(number)]
    }
}
