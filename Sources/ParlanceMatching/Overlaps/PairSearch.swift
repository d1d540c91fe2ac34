/// Enumerates the sentences that two templates accept: a breadth-first search of the product of their automata, so the
/// shortest sentences come first.
///
/// A slot is one letter, which both templates must have at the same place, with a filling that both lists contain. If
/// the automaton spells slots out, a slot of one template can also match words or several slots of the other. The
/// search tracks the difference between the templates' literal text: at the end it must be zero, or the ranking prefers
/// one.
struct PairSearch {
    /// The input between two pairs of states.
    enum Step {
        case start
        case byte(UInt8)
        case blank
        case slots(first: StateExits.SlotExit, second: StateExits.SlotExit)
    }

    /// A pair of states that was reached, with its predecessor.
    private struct Node {
        let first: PairedState
        let second: PairedState
        /// The first template's literal text minus the second's, in characters.
        let lead: Int8
        let parent: Int
        let step: Step
    }

    /// The maximum lead; a larger one cannot be equalized.
    private static let mostLead: Int8 = 60

    let automaton: OverlapAutomaton
    let lists: ListOverlaps
    /// The maximum number of state pairs for two templates.
    let limit: Int
    private var nodes: [Node] = []
    private var seen: Set<Key> = []

    private struct Key: Hashable {
        let codes: UInt64
        let lead: Int8
    }

    init(_ automaton: OverlapAutomaton, _ lists: ListOverlaps, limit: Int) {
        self.automaton = automaton
        self.lists = lists
        self.limit = limit
    }

    /// The number of state pairs of the last search.
    var work: Int { nodes.count }

    /// Whether the last search ended before its limit.
    private(set) var isComplete = true

    /// Calls `body` with the steps to each pair of states where both templates can end, until it returns true.
    mutating func run(_ first: Int, _ second: Int, _ body: ([Step]) -> Bool) {
        nodes.removeAll(keepingCapacity: true)
        seen.removeAll(keepingCapacity: true)
        isComplete = true
        automaton.trim()
        add(automaton.start(of: first), automaton.start(of: second), 0, parent: -1, .start)
        var index = 0
        while index < nodes.count {
            guard nodes.count < limit else {
                isComplete = false
                return
            }
            let node = nodes[index]
            if isEnd(node), index > 0, body(steps(to: index)) { return }
            advance(node, index)
            index += 1
        }
    }

    private func isEnd(_ node: Node) -> Bool {
        node.lead == 0 && automaton.isEnd(node.first) && automaton.isEnd(node.second)
    }

    private mutating func advance(_ node: Node, _ index: Int) {
        let first = automaton.exits(of: node.first)
        let second = automaton.exits(of: node.second)
        if first.sharesByte(with: second) { addBytes(first.bytes, second.bytes, node.lead, index) }
        for one in first.slots {
            for other in second.slots where !lists.fillings(one.list, other.list).isEmpty {
                let next = (automaton.side(one.next, .behindSlot), automaton.side(other.next, .behindSlot))
                add(next.0, next.1, node.lead, parent: index, .slots(first: one, second: other))
            }
        }
        let blanks = automaton.behindBlank(node.first)
        guard !blanks.isEmpty else { return }
        let others = automaton.behindBlank(node.second)
        for one in blanks { for other in others { add(one, other, node.lead, parent: index, .blank) } }
    }

    /// Adds the steps over common bytes; both lists of exits are sorted by byte.
    private mutating func addBytes(
        _ first: [StateExits.ByteExit],
        _ second: [StateExits.ByteExit],
        _ lead: Int8,
        _ parent: Int
    ) {
        var low = 0
        for one in first {
            while low < second.count, second[low].byte < one.byte { low += 1 }
            var other = low
            while other < second.count, second[other].byte == one.byte {
                let next = (automaton.side(one.next, .closed), automaton.side(second[other].next, .closed))
                let lead = lead + one.literal - second[other].literal
                if abs(lead) <= Self.mostLead { add(next.0, next.1, lead, parent: parent, .byte(one.byte)) }
                other += 1
            }
        }
    }

    private mutating func add(_ first: PairedState, _ second: PairedState, _ lead: Int8, parent: Int, _ step: Step) {
        let codes = UInt64(UInt32(bitPattern: first.code)) << 32 | UInt64(UInt32(bitPattern: second.code))
        guard !automaton.areTwins(first, second), seen.insert(Key(codes: codes, lead: lead)).inserted else { return }
        nodes.append(Node(first: first, second: second, lead: lead, parent: parent, step: step))
    }

    private func steps(to index: Int) -> [Step] {
        var steps: [Step] = []
        var index = index
        while index > 0 {
            steps.append(nodes[index].step)
            index = nodes[index].parent
        }
        return steps.reversed()
    }
}
