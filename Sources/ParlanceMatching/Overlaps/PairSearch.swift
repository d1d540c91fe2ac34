/// Follows two templates over all sentences that both accept: the product of their automata, shortest sentences first.
///
/// A slot is one letter, which both templates must have in the same place, filled with something that is in both lists. So
/// both readings come to the same score, and the ranking can't prefer one.
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
        let first: SideState
        let second: SideState
        let parent: Int
        let step: Step
    }

    let automaton: OverlapAutomaton
    let lists: ListOverlaps
    /// How many pairs of states are looked at for two templates.
    let limit: Int
    private var nodes: [Node] = []
    private var seen: Set<UInt64> = []

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
        add(automaton.start(of: first), automaton.start(of: second), parent: -1, .start)
        var index = 0
        while index < nodes.count {
            guard nodes.count < limit else {
                isComplete = false
                return
            }
            let node = nodes[index]
            if automaton.isEnd(node.first), automaton.isEnd(node.second), index > 0, body(steps(to: index)) { return }
            advance(node, index)
            index += 1
        }
    }

    private mutating func advance(_ node: Node, _ index: Int) {
        let first = automaton.exits(of: node.first)
        let second = automaton.exits(of: node.second)
        if first.sharesByte(with: second) { addBytes(first.bytes, second.bytes, index) }
        for one in first.slots {
            for other in second.slots where !lists.fillings(one.list, other.list).isEmpty {
                let next = (automaton.side(one.next, .behindSlot), automaton.side(other.next, .behindSlot))
                add(next.0, next.1, parent: index, .slots(first: one, second: other))
            }
        }
        let blanks = automaton.behindBlank(node.first)
        guard !blanks.isEmpty else { return }
        let others = automaton.behindBlank(node.second)
        for one in blanks { for other in others { add(one, other, parent: index, .blank) } }
    }

    /// Both are in the order of their bytes.
    private mutating func addBytes(_ first: [StateExits.ByteExit], _ second: [StateExits.ByteExit], _ parent: Int) {
        var low = 0
        for one in first {
            while low < second.count, second[low].byte < one.byte { low += 1 }
            var other = low
            while other < second.count, second[other].byte == one.byte {
                let next = (automaton.side(one.next, .closed), automaton.side(second[other].next, .closed))
                add(next.0, next.1, parent: parent, .byte(one.byte))
                other += 1
            }
        }
    }

    private mutating func add(_ first: SideState, _ second: SideState, parent: Int, _ step: Step) {
        let key = UInt64(UInt32(bitPattern: first.code)) << 32 | UInt64(UInt32(bitPattern: second.code))
        guard seen.insert(key).inserted else { return }
        nodes.append(Node(first: first, second: second, parent: parent, step: step))
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
