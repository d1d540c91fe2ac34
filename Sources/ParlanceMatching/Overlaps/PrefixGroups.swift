/// Groups of templates that begin alike: two templates that have a sentence in common are together in one of them.
///
/// All templates are followed at once, byte by byte, and part where they go on with different bytes. What is left together
/// is a group as soon as it is small. So templates are compared with the few that they can have a sentence in common with,
/// however many there are. A slot is one letter, whatever its list is: groups may hold more than they need, never less.
struct PrefixGroups {
    /// So many templates are all compared, and groups of so many are not split.
    private static let mostTogether = 16
    /// How many states are moved for each template, and in all; what is together when they are spent stays together.
    private static let limits = (template: 1_000, all: 10_000_000)
    /// So few templates are one group, unless it is said otherwise: to compare all is as fast.
    static let mostUndivided = 100

    /// Templates that are alive behind the same text, and their states there.
    private struct Front {
        let sides: [PairedState]
        let templates: [Int]
    }

    /// So few templates are all compared with each other here.
    let mostUndivided: Int
    private let automaton: OverlapAutomaton
    private var waiting: [Front] = []
    private var seen: Set<[PairedState]> = []
    private var moves = 0
    private var groups: [[Int]] = []
    /// For each template its groups.
    private var memberships: [[Int]]

    /// - Parameter count: how many templates there are.
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

    /// The templates that are together with one in a group, in order, itself among them.
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

    /// Follows all states of a front over each byte, over a slot, and over a blank. Those that may be over are a group.
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
