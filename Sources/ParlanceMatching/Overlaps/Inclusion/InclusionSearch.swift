/// Searches sentences of a template that no template of the covering grammar reads.
///
/// The template is followed together with the set of states of the other grammar that the same input reaches, breadth
/// first, so that short sentences come first. If it ends nowhere without one of the others, all its sentences are read.
struct InclusionSearch {
    /// An input of the template.
    private enum Step {
        case start
        case byte(UInt8)
        case blank
        case words([UInt8])
        case slot(StateExits.SlotExit)
    }

    private struct Pair: Hashable {
        let side: PairedState
        let set: Int
    }

    private struct Node {
        let pair: Pair
        let parent: Int
        let step: Step
    }

    /// The result of a search.
    enum Outcome {
        /// Every sentence of the template is read.
        case included
        /// The search ended at the limit, or at sentences of which `isRead` could not tell that they are not read.
        case unknown
        case missing(OverlapSentence)
    }

    /// The maximum number of values that are followed one by one although a slot reads them all.
    private static let fewValues = 50

    private let grammar: CompiledGrammar
    private let automaton: OverlapAutomaton
    private let covering: CoveringAutomaton
    private let lists: ListOverlaps
    private let limits: (pairs: Int, moves: Int, sentences: Int)
    private(set) var moves = 0
    private var nodes: [Node] = []
    private var sets: [[CoveringState]] = []
    private var numbers: [[CoveringState]: Int] = [:]
    private var seen: Set<Pair> = []

    /// - Parameter limits: the maximum numbers of pairs, of moves, and of sentences that are passed to `isRead`.
    init(
        _ grammar: CompiledGrammar,
        in automaton: OverlapAutomaton,
        covering: CoveringAutomaton,
        lists: ListOverlaps,
        limits: (pairs: Int, moves: Int, sentences: Int)
    ) {
        self.grammar = grammar
        self.automaton = automaton
        self.covering = covering
        self.lists = lists
        self.limits = limits
    }

    /// Follows a template together with templates of the covering grammar.
    ///
    /// - Parameter isRead: whether the other grammar reads a sentence all the same, by means that the search lacks.
    mutating func run(_ template: Int, with rivals: [Int], isRead: (OverlapSentence) -> Bool) -> Outcome {
        add(automaton.start(of: template), covering.start(of: rivals), parent: -1, .start)
        var (index, doubtful) = (0, 0)
        while index < nodes.count {
            let pair = nodes[index].pair
            if mayEnd(at: index), !sets[pair.set].contains(where: covering.isEnd) {
                doubtful += 1
                for isLast in [false, true] {
                    if let sentence = sentence(to: index, withLast: isLast), !isRead(sentence) {
                        return .missing(sentence)
                    }
                }
            }
            guard nodes.count < limits.pairs, moves < limits.moves, doubtful < limits.sentences else { return .unknown }
            advance(pair, index)
            index += 1
        }
        return doubtful == 0 ? .included : .unknown
    }

    /// Whether the template ends at a node. No sentence ends with a blank: the node before has its end.
    private func mayEnd(at index: Int) -> Bool {
        switch nodes[index].step {
        case .start, .blank: false
        case .byte, .words, .slot: automaton.isEnd(nodes[index].pair.side)
        }
    }

    private mutating func advance(_ pair: Pair, _ index: Int) {
        let exits = automaton.exits(of: pair.side)
        let others = sets[pair.set]
        moves += others.count + 1
        for exit in exits.bytes {
            add(automaton.side(exit.next, .closed), covering.behind(exit.byte, others), parent: index, .byte(exit.byte))
        }
        for exit in exits.slots { follow(exit, others, index) }
        for side in automaton.behindBlank(pair.side) {
            add(side, covering.behindBlank(others), parent: index, .blank)
        }
    }

    /// Follows a slot: as one letter, or value by value.
    private mutating func follow(_ exit: StateExits.SlotExit, _ others: [CoveringState], _ index: Int) {
        let side = automaton.side(exit.next, .behindSlot)
        let covered = covering.behind(slotOf: exit.list, others)
        guard let words = lists.words(of: exit.list), covered.isEmpty || words.count <= Self.fewValues else {
            return add(side, covered, parent: index, .slot(exit))
        }
        for value in words where moves < limits.moves {
            moves += others.count * value.count
            let spelled = covering.behind(words: value, Set(others))
            add(side, covered.union(spelled), parent: index, .words(value))
        }
    }

    private mutating func add(_ side: PairedState, _ others: Set<CoveringState>, parent: Int, _ step: Step) {
        let set = others.sorted { $0.order < $1.order }
        let number = numbers[set] ?? sets.count
        if number == sets.count {
            sets.append(set)
            numbers[set] = number
        }
        let pair = Pair(side: side, set: number)
        if seen.insert(pair).inserted { nodes.append(Node(pair: pair, parent: parent, step: step)) }
    }

    /// The sentence of the inputs to a node; nil if a slot has no known filling.
    ///
    /// - Parameter isLast: whether numbers are the last of their ranges instead of the first.
    private func sentence(to index: Int, withLast isLast: Bool) -> OverlapSentence? {
        var steps: [Step] = []
        var index = index
        while index > 0 {
            steps.append(nodes[index].step)
            index = nodes[index].parent
        }
        var sentence = OverlapSentence()
        for step in steps.reversed() {
            switch step {
            case .start: break
            case .byte(let byte): sentence.add(byte: byte)
            case .blank: sentence.add(byte: 0x20)
            case .words(let words): sentence.add(words: words)
            case .slot(let slot):
                if isLast, let number = lists.lastNumber(of: slot.list) {
                    sentence.add(.number(number), slot: grammar.symbols[slot.symbol].name)
                    continue
                }
                guard let filling = lists.fillings(slot.list, slot.list).first else { return nil }
                sentence.add(filling, slot: grammar.symbols[slot.symbol].name)
            }
        }
        return sentence
    }
}
