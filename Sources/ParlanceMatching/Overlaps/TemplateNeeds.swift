/// The inputs that every sentence of a template contains, and those that any sentence can contain: if one template
/// needs an input that another cannot contain, they share no sentence and the pair search is skipped.
struct TemplateNeeds {
    private(set) var neededBytes = SIMD4<UInt64>()
    private(set) var possibleBytes = SIMD4<UInt64>()
    /// The lists with a slot in every sentence.
    private(set) var neededLists: [Int32] = []
    private(set) var possibleLists: [Int32] = []
    /// The bytes of known fillings of slots.
    private var spelledBytes = SIMD4<UInt64>()
    /// The lists with a slot in every sentence whose fillings are unknown.
    private var neededUnknownLists: [Int32] = []

    /// The maximum number of lists of a template that are tracked; further ones never count as needed.
    private static let mostLists = 64

    /// The intersection of all paths from a state to the end.
    private struct Needs {
        var bytes = SIMD4<UInt64>()
        var lists: UInt64 = 0
    }

    /// - Parameter list: the number of a symbol's list.
    init(of template: Int, in nfa: NFA, _ lists: ListOverlaps, list: (SlotSymbol.Index) -> Int32) {
        collect(template, nfa, list)
        spelledBytes = possibleLists.reduce(SIMD4()) { $0 | lists.bytes(of: $1) }
        neededUnknownLists = neededLists.filter { lists.spelling(of: $0) == nil }
    }

    private mutating func collect(_ template: Int, _ nfa: NFA, _ list: (SlotSymbol.Index) -> Int32) {
        let first = template == 0 ? 0 : nfa.ends[template - 1]
        var needs: [Needs] = []
        needs.reserveCapacity(Int(nfa.ends[template] - first))
        // States lead only to states with lower numbers, except for repetitions.
        for number in first..<nfa.ends[template] {
            let state = nfa.state(number)
            switch state.kind {
            case .accept: needs.append(Needs())
            case .boundary, .leave: needs.append(needs[Int(state.next - first)])
            case .item: needs.append(needs[Int(nfa.edge(of: state).next - first)])
            // A sentence that repeats contains what one without repetition contains: this path needs not be considered.
            case .again: needs.append(Needs(bytes: SIMD4(repeating: .max), lists: .max))
            case .byte:
                var own = needs[Int(state.next - first)]
                own.bytes.insert(state.byte)
                possibleBytes.insert(state.byte)
                needs.append(own)
            case .slot:
                let edge = nfa.edge(of: state)
                var own = needs[Int(edge.next - first)]
                if let bit = bit(of: list(edge.symbol)) { own.lists |= bit }
                needs.append(own)
            case .split:
                let targets = nfa.targets(of: state).map { needs[Int($0 - first)] }
                needs.append(targets.dropFirst().reduce(targets.first ?? Needs(), Self.common))
            }
        }
        guard nfa.starts[template] >= first, let start = needs.dropFirst(Int(nfa.starts[template] - first)).first else {
            return
        }
        neededBytes = start.bytes
        neededLists = possibleLists.prefix(Self.mostLists).enumerated().filter { start.lists & 1 << $0.offset != 0 }
            .map(\.element)
    }

    private mutating func bit(of list: Int32) -> UInt64? {
        let index = possibleLists.firstIndex(of: list) ?? possibleLists.count
        if index == possibleLists.count { possibleLists.append(list) }
        return index < Self.mostLists ? 1 << UInt64(index) : nil
    }

    private static func common(_ left: Needs, _ right: Needs) -> Needs {
        Needs(bytes: left.bytes & right.bytes, lists: left.lists & right.lists)
    }

    /// Whether two templates can share a sentence.
    func mayShare(with other: TemplateNeeds, _ lists: ListOverlaps) -> Bool {
        neededBytes.isPart(of: other.possibleBytes) && other.neededBytes.isPart(of: possibleBytes)
            && other.mayFill(neededLists, lists) && mayFill(other.neededLists, lists)
    }

    /// Whether two templates can share a sentence in which a slot of one matches words or several slots of the other.
    func mayShareSpelledOut(with other: TemplateNeeds, _ lists: ListOverlaps) -> Bool {
        let (own, others) = (possibleBytes | spelledBytes, other.possibleBytes | other.spelledBytes)
        guard spelledBytes != SIMD4() || other.spelledBytes != SIMD4() else { return false }
        return neededBytes.isPart(of: others) && other.neededBytes.isPart(of: own)
            && other.mayFill(neededUnknownLists, lists) && mayFill(other.neededUnknownLists, lists)
    }

    /// Whether each of some lists shares a filling with a list of this template.
    private func mayFill(_ needed: [Int32], _ lists: ListOverlaps) -> Bool {
        needed.allSatisfy { list in possibleLists.contains { !lists.fillings($0, list).isEmpty } }
    }
}

extension SIMD4<UInt64> {
    /// Sets the bit of a byte.
    mutating func insert(_ byte: UInt8) { self[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    fileprivate func isPart(of other: SIMD4<UInt64>) -> Bool { self & ~other == SIMD4<UInt64>() }
}
