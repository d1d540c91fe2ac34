/// Groups of templates with common beginnings: two templates that share a sentence are together in at least one group.
///
/// All templates are followed at once, byte by byte, and divided by the bytes that follow; a small set becomes a group.
/// So each template is compared only with the few that can share a sentence with it, however many there are. A slot is
/// one letter, whatever its list is: groups may be larger than necessary, never smaller.
struct PrefixGroups {
    /// The maximum size of a group that is not divided further.
    private static let mostTogether = 16
    /// The maximum number of state moves for each template, and in total; after that, groups are not divided further.
    private static let limits = (template: 1_000, all: 10_000_000)
    /// The default of `mostUndivided`: comparing all pairs is as fast for so few templates.
    static let mostUndivided = 100

    /// The templates that are live after the same text, with their states.
    private struct Front {
        let sides: [PairedState]
        let templates: [Int]
    }

    /// The maximum number of templates that form a single group.
    let mostUndivided: Int
    private let automaton: OverlapAutomaton
    private var waiting: [Front] = []
    private var seen: Set<[PairedState]> = []
    private var moves = 0
    private var groups: [[Int]] = []
    /// For each template the indices of its groups.
    private var memberships: [[Int]]

    /// - Parameter count: the number of templates.
    init(_ automaton: OverlapAutomaton, count: Int, mostUndivided: Int = Self.mostUndivided) {
        self.automaton = automaton
        self.mostUndivided = mostUndivided
        memberships = Array(repeating: [], count: count)
        if count <= mostUndivided {
            addGroup(Array(0..<count))
        } else {
            divide()
        }
    }

    /// The templates that share a group with a template, in order, including itself.
    func companions(of template: Int) -> [Int] {
        let own = memberships[template]
        guard own.count > 1 else { return own.first.map { groups[$0] } ?? [] }
        return Set(own.flatMap { groups[$0] }).sorted()
    }

    private var mostMoves: Int { min(Self.limits.all, Self.limits.template * memberships.count) }

    private mutating func divide() {
        add(memberships.indices.map { automaton.start(of: $0) })
        while let front = waiting.popLast() {
            if front.templates.count <= Self.mostTogether || moves >= mostMoves || automaton.isCrowded {
                addGroup(front.templates)
            } else {
                advance(front)
            }
        }
        seen = []
    }

    private mutating func addGroup(_ templates: [Int]) {
        for template in templates { memberships[template].append(groups.count) }
        groups.append(templates)
    }

    private mutating func add(_ sides: [PairedState]) {
        moves += sides.count
        let sides = Set(sides).sorted { $0.code < $1.code }
        guard sides.count > 1, seen.insert(sides).inserted else { return }
        let templates = Set(sides.map(automaton.template)).sorted()
        if templates.count > 1 { waiting.append(Front(sides: sides, templates: templates)) }
    }

    /// Advances the states of a front over each byte, over a slot, and over a blank. Templates that can end form a
    /// group.
    private mutating func advance(_ front: Front) {
        var ended: Set<Int> = []
        var behindBytes: [UInt8: [PairedState]] = [:]
        var behindSlots: [PairedState] = []
        for side in front.sides {
            if automaton.isEnd(side) { ended.insert(automaton.template(of: side)) }
            let exits = automaton.exits(of: side)
            for exit in exits.bytes { behindBytes[exit.byte, default: []].append(automaton.side(exit.next, .closed)) }
            behindSlots += exits.slots.map { automaton.side($0.next, .behindSlot) }
        }
        if ended.count > 1 { addGroup(ended.sorted()) }
        for (_, sides) in behindBytes.sorted(by: { $0.key < $1.key }) { add(sides) }
        add(behindSlots)
        add(front.sides.flatMap(automaton.behindBlank))
    }
}
