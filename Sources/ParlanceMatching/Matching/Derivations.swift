/// How the states of a chart were reached: which slots were read on the way, and where.
///
/// Literal text leaves no trace: what no slot has taken is literal. Of ways that meet in the same state at the same position
/// all are kept, as a graph. Each way to a state leads to every template in it, because a state is the set of all that
/// can be reached by reading just that.
struct Derivations: ~Copyable {
    struct Node: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        enum Kind: UInt8 {
            /// The text begins.
            case start
            /// A listed value or a number: `answer` was taken.
            case slot
            /// A wildcard may begin at `start`, or where an earlier one of the same kind, `alternative`, may.
            case opener
            /// A wildcard from an opener, `parent`, to `end`.
            case wildcard
            /// Either `parent` or `alternative`.
            case merge
            /// A correction of the lattice: `edit` was taken.
            case edit
        }

        let kind: Kind
        /// Whether there is just one way to get here.
        let isSimple: Bool
        let symbol: SlotSymbol.Index
        let parent: Index
        /// The number of a node, an answer or an edit, depending on the kind.
        fileprivate let other: Int32
        let start: Int32
        let end: Int32
        /// The fewest bytes that wildcards have taken so far.
        let taken: Int32

        /// Of an opener or a merge, the node that may stand in its parent's place.
        @inline(__always)
        var alternative: Index { Index(other) }

        /// Of a slot.
        @inline(__always)
        var answer: Answer.Index { Answer.Index(other) }

        /// Of an edit.
        @inline(__always)
        var edit: Edit.Index { Edit.Index(other) }
    }

    /// What a list answered.
    struct Answer: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let end: Int32
        /// For a list of values: where their numbers stand in its trie, or, below 0, the number of one value less than
        /// -1 (`~number`). For a range: 1 if the number was said in words, else 0. More
        /// than 1 for a slot type (`Answer.typed`).
        let valueReference: Int32
        let number: Double
    }

    /// A correction that was taken, with those that were taken before it.
    struct Edit: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let correction: WordLattice.Correction.Index
        let before: Index
    }

    /// The node where the text begins.
    @inline(__always)
    static var start: Node.Index { Node.Index(0) }

    private(set) var nodes = FlatArray<Node>()
    private(set) var answers = FlatArray<Answer>()
    private(set) var edits = FlatArray<Edit>()
    /// For each answer the edit it took last; answers that are not here took none.
    private var answerEdits = FlatArray<Edit.Index>()

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

    /// Makes the answers of a layer, from `first` on, answers for single values with their numbers in the whole list.
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

    /// - Parameter other: where the wildcard may have begun earlier, if anywhere.
    mutating func opener(
        _ symbol: SlotSymbol.Index,
        start: Int,
        after parent: Node.Index,
        besides other: Node.Index = .absent
    ) -> Node.Index {
        let before = nodes[parent]
        // Counted from the start of the wildcard, so that openers compare.
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
    /// Notes that a correction was taken.
    mutating func edit(_ correction: WordLattice.Correction.Index, after before: Edit.Index) -> Edit.Index {
        edits.append(Edit(correction: correction, before: before))
    }

    /// A state that was reached by a correction.
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

    mutating func add(_ answer: Answer, edit: Edit.Index) {
        answers.append(answer)
        guard edit.exists else { return }
        answerEdits.append(.absent, count: answers.count - answerEdits.count)
        answerEdits[answers.count - 1] = edit
    }

    /// The edit that an answer took last.
    func edit(ofAnswer answer: Answer.Index) -> Edit.Index { view.edit(ofAnswer: answer) }
}

// MARK: - Reading

extension Derivations {
    /// The graph where it lies in memory; good until something is added.
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

        /// The edit that an answer took last.
        @inline(__always)
        func edit(ofAnswer answer: Answer.Index) -> Edit.Index {
            Int(answer.raw) < answerEditCount ? answerEdits[Int(answer.raw)] : .absent
        }
    }

    var view: View {
        @inline(__always) get { View(self) }
    }
}
