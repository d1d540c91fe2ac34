/// Follows two templates over all sentences that both accept: the product of their automata, shortest sentences first.
///
/// A slot is one letter, which both templates must have in the same place, filled with something that is in both lists. If
/// the automaton spells slots out it may also stand where the other template has words or several slots. By how much one
/// template has more literal text than the other is noted on the way: where both are over it must be nothing, or the
/// ranking prefers one.
struct PairSearch {
    /// What is read on the way from one pair of states to the next.
    enum Step {
        case start
        case byte(UInt8)
        case blank
        case slots(first: StateExits.SlotExit, second: StateExits.SlotExit)
    }

    /// A pair of states that was reached, and how.
    private struct Node {
        let first: PairedState
        let second: PairedState
        /// How many characters of literal text the first is ahead.
        let lead: Int8
        let parent: Int
        let step: Step
    }

    /// A lead that nobody catches up.
    private static let mostLead: Int8 = 60

    let automaton: OverlapAutomaton
    let lists: ListOverlaps
    /// How many pairs of states are looked at for two templates.
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

    /// How many pairs of states the last search looked at.
    var work: Int { nodes.count }

    /// Whether the last search came to its end.
    private(set) var isComplete = true

    /// Calls `body` with the steps to each place where both templates may be over, until it says that it has enough.
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

    /// Both are in the order of their bytes.
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
