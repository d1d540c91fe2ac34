/// The derivations of a chart's states: the slots read on each path, with their positions.
///
/// Literal text is not recorded: text outside slots is literal. If paths meet in the same state at the same position,
/// all are kept, as a graph. Each path to a state leads to every template in it, because a state is the set of all NFA
/// states reachable by reading exactly that.
struct Derivations: ~Copyable {
    /// A step of a path to a state.
    struct Node: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        enum Kind: UInt8 {
            /// The start of the text.
            case start
            /// A listed value or a number: `answer`.
            case slot
            /// A wildcard can begin at `start`, or at an earlier opener of the same kind, `alternative`.
            case opener
            /// A wildcard from an opener, `parent`, to `end`.
            case wildcard
            /// Either `parent` or `alternative`.
            case merge
            /// A correction of the lattice: `edit`.
            case edit
        }

        let kind: Kind
        /// Whether there is only one path to this node.
        let isSimple: Bool
        let symbol: SlotSymbol.Index
        let parent: Index
        /// The index of a node, an answer or an edit, depending on the kind.
        fileprivate let other: Int32
        let start: Int32
        let end: Int32
        /// The minimum number of bytes that wildcards have taken so far.
        let taken: Int32

        /// The alternative to the parent of an opener or a merge.
        @inline(__always)
        var alternative: Index { Index(other) }

        /// The answer of a slot.
        @inline(__always)
        var answer: Answer.Index { Answer.Index(other) }

        /// The edit of an edit node.
        @inline(__always)
        var edit: Edit.Index { Edit.Index(other) }
    }

    /// An answer of a list.
    struct Answer: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let end: Int32
        /// For a list of values, the index of their numbers in its trie or, if negative, `~number` of a single value.
        /// For a range, 1 if the number was spoken in words, else 0. For a slot type, more than 1 (`Answer.typed`).
        let valueReference: Int32
        let number: Double
    }

    /// An applied correction, linked to the previous one.
    struct Edit: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let correction: WordLattice.Correction.Index
        let before: Index
    }

    /// The node at the start of the text.
    @inline(__always)
    static var start: Node.Index { Node.Index(0) }

    private(set) var nodes = FlatArray<Node>()
    private(set) var answers = FlatArray<Answer>()
    private(set) var edits = FlatArray<Edit>()
    /// The last edit of each answer; answers beyond the end have none.
    private var answerEdits = FlatArray<Edit.Index>()
    /// The least corrections of the first nodes, as far as they were asked for.
    private var corrected = FlatArray<Corrected>()

    init() {}

    mutating func begin() {
        nodes.removeAll(keepingCapacity: Chart.usualItems)
        answers.removeAll(keepingCapacity: Chart.usualItems)
        edits.removeAll(keepingCapacity: Chart.usualItems)
        answerEdits.removeAll(keepingCapacity: Chart.usualItems)
        nodes.append(
            Node(kind: .start, isSimple: true, symbol: .absent, parent: .absent, other: -1, start: 0, end: 0, taken: 0)
        )
    }

    @inline(__always)
    subscript(node: Node.Index) -> Node { nodes[node] }

    @inline(__always)
    func answer(_ index: Answer.Index) -> Answer { answers[index] }

    @inline(__always)
    mutating func add(_ answer: Answer) { answers.append(answer) }

    /// Splits a layer's answers, from `first` on, into answers for single values with their numbers in the whole list.
    mutating func spread(answersFrom first: Int, of layer: ListLayer) {
        for index in first..<answers.count {
            let answer = answers[index]
            let edit = edit(ofAnswer: Answer.Index(Int32(index)))
            for member in 0..<layer.values.count(of: answer.valueReference) {
                let number = layer.first + layer.values.number(member, of: answer.valueReference)
                let single = Answer(end: answer.end, valueReference: ~number, number: 0)
                if member == 0 { answers[index] = single } else { add(single, edit: edit) }
            }
        }
    }

    /// Adds a start behind opening phrases, as a child of the start of the text.
    mutating func start(at position: Int) -> Node.Index {
        nodes.append(
            Node(
                kind: .start,
                isSimple: true,
                symbol: .absent,
                parent: Self.start,
                other: -1,
                start: Int32(truncatingIfNeeded: position),
                end: 0,
                taken: 0
            )
        )
    }

    @inline(__always)
    mutating func slot(_ symbol: SlotSymbol.Index, answer: Answer.Index, start: Int, after parent: Node.Index)
        -> Node.Index
    {
        let before = nodes[parent]
        return nodes.append(
            Node(
                kind: .slot,
                isSimple: before.isSimple,
                symbol: symbol,
                parent: parent,
                other: answer.raw,
                start: Int32(truncatingIfNeeded: start),
                end: answers[answer].end,
                taken: before.taken
            )
        )
    }

    /// - Parameter other: An earlier opener of the same wildcard, if there is one.
    mutating func opener(
        _ symbol: SlotSymbol.Index,
        start: Int,
        after parent: Node.Index,
        besides other: Node.Index = .absent
    ) -> Node.Index {
        let before = nodes[parent]
        // Relative to the start of the wildcard, so that openers are comparable.
        let taken = before.taken - Int32(start)
        return nodes.append(
            Node(
                kind: .opener,
                isSimple: !other.exists && before.isSimple,
                symbol: symbol,
                parent: parent,
                other: other.raw,
                start: Int32(start),
                end: Int32(start),
                taken: other.exists ? min(nodes[other].taken, taken) : taken
            )
        )
    }

    /// Adds the end of a wildcard.
    mutating func wildcard(from opener: Node.Index, to end: Int) -> Node.Index {
        let begun = nodes[opener]
        return nodes.append(
            Node(
                kind: .wildcard,
                isSimple: begun.isSimple,
                symbol: begun.symbol,
                parent: opener,
                other: -1,
                start: begun.start,
                end: Int32(end),
                taken: begun.taken + Int32(end)
            )
        )
    }

    /// Adds a node for two paths to the same state.
    mutating func merge(_ first: Node.Index, _ second: Node.Index) -> Node.Index {
        nodes.append(
            Node(
                kind: .merge,
                isSimple: false,
                symbol: .absent,
                parent: first,
                other: second.raw,
                start: 0,
                end: 0,
                taken: min(nodes[first].taken, nodes[second].taken)
            )
        )
    }
}

// MARK: - Edits

extension Derivations {
    /// Records a correction.
    mutating func edit(_ correction: WordLattice.Correction.Index, after before: Edit.Index) -> Edit.Index {
        edits.append(Edit(correction: correction, before: before))
    }

    /// Adds the node of a state that was reached by a correction.
    mutating func edited(by correction: WordLattice.Correction.Index, after parent: Node.Index) -> Node.Index {
        let edit = edit(correction, after: .absent)
        return nodes.append(
            Node(
                kind: .edit,
                isSimple: false,
                symbol: .absent,
                parent: parent,
                other: edit.raw,
                start: 0,
                end: 0,
                taken: nodes[parent].taken
            )
        )
    }

    /// The least that corrections have changed on any path to a node.
    struct Corrected: BitwiseCopyable {
        /// The number of corrections of letters or by sound.
        var words: Int32 = 0
        /// The number of letters left unexplained.
        var unexplained: Int32 = 0

        /// The least of two paths.
        static func least(_ one: Corrected, _ other: Corrected) -> Corrected {
            Corrected(words: min(one.words, other.words), unexplained: min(one.unexplained, other.unexplained))
        }

        /// The changes with another correction.
        func with(_ correction: WordLattice.Correction) -> Corrected {
            var corrected = self
            switch correction.kind {
            case .letters, .sound: corrected.words += 1
            case .unexplained: corrected.unexplained += correction.letters
            case .accents, .joined, .split, .filler, .omitted: break
            }
            return corrected
        }
    }

    /// Forgets the corrections of another lattice.
    mutating func beginCorrected() { corrected.removeAll() }

    /// The least that corrections have changed on any path to a node. Nodes follow those that they refer to.
    mutating func corrected(at node: Node.Index, in lattice: WordLattice.View) -> Corrected {
        for index in Int32(corrected.count)..<max(node.raw + 1, Int32(corrected.count)) {
            corrected.append(nextCorrected(at: nodes[index], in: lattice))
        }
        return corrected[node.raw]
    }

    private func nextCorrected(at node: Node, in lattice: WordLattice.View) -> Corrected {
        switch node.kind {
        case .start: Corrected()
        case .slot, .wildcard: corrected[node.parent.raw]
        case .edit: corrected[node.parent.raw].with(lattice[edits[node.edit].correction])
        case .opener, .merge:
            node.alternative.exists
                ? .least(corrected[node.parent.raw], corrected[node.alternative.raw]) : corrected[node.parent.raw]
        }
    }

    mutating func add(_ answer: Answer, edit: Edit.Index) {
        answers.append(answer)
        guard edit.exists else { return }
        answerEdits.append(.absent, count: answers.count - answerEdits.count)
        answerEdits[answers.count - 1] = edit
    }

    /// The last edit of an answer.
    func edit(ofAnswer answer: Answer.Index) -> Edit.Index { view.edit(ofAnswer: answer) }
}

// MARK: - Reading

extension Derivations {
    /// A view of the graph in memory; valid until something is added.
    struct View: BitwiseCopyable {
        private let nodes: UnsafePointer<Node>
        let nodeCount: Int
        private let answers: UnsafePointer<Answer>
        private let edits: UnsafePointer<Edit>
        private let answerEdits: UnsafePointer<Edit.Index>
        private let answerEditCount: Int

        @inline(__always)
        fileprivate init(_ derivations: borrowing Derivations) {
            nodes = UnsafePointer(derivations.nodes.base)
            nodeCount = derivations.nodes.count
            answers = UnsafePointer(derivations.answers.base)
            edits = UnsafePointer(derivations.edits.base)
            answerEdits = UnsafePointer(derivations.answerEdits.base)
            answerEditCount = derivations.answerEdits.count
        }

        @inline(__always)
        subscript(node: Node.Index) -> Node { nodes[Int(node.raw)] }

        @inline(__always)
        func answer(_ index: Answer.Index) -> Answer { answers[Int(index.raw)] }

        @inline(__always)
        func edit(_ index: Edit.Index) -> Edit { edits[Int(index.raw)] }

        /// The last edit of an answer.
        @inline(__always)
        func edit(ofAnswer answer: Answer.Index) -> Edit.Index {
            Int(answer.raw) < answerEditCount ? answerEdits[Int(answer.raw)] : .absent
        }
    }

    var view: View {
        @inline(__always) get { View(self) }
    }
}
