import ParlanceGrammar

/// Finds sentences of templates that contain a skip word as literal text.
///
/// The search is breadth-first over a template's states and the length of the skip word read, so the shortest sentences
/// come first.
struct SkipWordNeed {
    /// The maximum number of states for a template.
    private static let limit = 50_000

    private let grammar: CompiledGrammar
    private let automaton: OverlapAutomaton
    private let lists: ListOverlaps

    init(_ grammar: CompiledGrammar, _ automaton: OverlapAutomaton, _ lists: ListOverlaps) {
        self.grammar = grammar
        self.automaton = automaton
        self.lists = lists
    }

    private struct Node: Hashable {
        let side: PairedState
        /// The number of bytes of the skip word read; -1: it cannot begin here; its length plus 1: it has ended.
        let read: Int
    }

    /// A node of the search with its predecessor.
    private struct Reached {
        let node: Node
        let parent: Int
        let step: PairSearch.Step
    }

    /// The shortest sentence of a template that contains a skip word as separate words; nil if there is none.
    func sentence(of template: Int, holding word: [UInt8]) -> OverlapSentence? {
        var reached = [
            Reached(node: Node(side: automaton.start(of: template), read: 0), parent: -1, step: .start)
        ]
        var seen: Set<Node> = [reached[0].node]
        var index = 0
        while index < reached.count, reached.count < Self.limit {
            let node = reached[index].node
            if node.read >= word.count, automaton.isEnd(node.side) { return sentence(to: index, reached) }
            for (next, step) in moves(from: node, word) where seen.insert(next).inserted {
                reached.append(Reached(node: next, parent: index, step: step))
            }
            index += 1
        }
        return nil
    }

    private func moves(from node: Node, _ word: [UInt8]) -> [(Node, PairSearch.Step)] {
        let exits = automaton.exits(of: node.side)
        var moves: [(Node, PairSearch.Step)] = []
        let isOver = node.read > word.count
        for exit in exits.bytes where node.read != word.count {
            let side = automaton.side(exit.next, .closed)
            if isOver || node.read <= 0 {
                moves.append((Node(side: side, read: isOver ? node.read : -1), .byte(exit.byte)))
            }
            if !isOver, node.read >= 0, word[node.read] == exit.byte {
                moves.append((Node(side: side, read: node.read + 1), .byte(exit.byte)))
            }
        }
        for exit in exits.slots where isOver || node.read <= 0 {
            let side = automaton.side(exit.next, .behindSlot)
            moves.append((Node(side: side, read: isOver ? node.read : -1), .slots(first: exit, second: exit)))
        }
        for side in automaton.behindBlank(node.side) {
            if let read = behindBlank(node.read, word) { moves.append((Node(side: side, read: read), .blank)) }
        }
        return moves
    }

    private func behindBlank(_ read: Int, _ word: [UInt8]) -> Int? {
        if read <= 0 { return 0 }
        if read >= word.count { return word.count + 1 }
        return word[read] == 0x20 ? read + 1 : nil
    }

    private func sentence(to index: Int, _ reached: [Reached]) -> OverlapSentence? {
        var steps: [PairSearch.Step] = []
        var index = index
        while index > 0 {
            steps.append(reached[index].step)
            index = reached[index].parent
        }
        var sentence = OverlapSentence()
        for step in steps.reversed() {
            switch step {
            case .start: break
            case .byte(let byte): sentence.add(byte: byte)
            case .blank: sentence.add(byte: 0x20)
            case .slots(let slot, _):
                guard let filling = lists.filling(slot.list, slot.list, admits: { _, _, _ in true }) else { return nil }
                sentence.add(filling, slot: grammar.symbols[slot.symbol].name)
            }
        }
        return sentence
    }
}
