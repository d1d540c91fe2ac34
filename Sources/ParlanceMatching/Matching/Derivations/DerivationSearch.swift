/// Finds the best paths to an end of the chart: for each set of met requirements of a block, the best few.
///
/// It traverses the graph of derivations once, from the start to the ends, for all blocks with the same requirements.
/// At each node it keeps the best partial matches that differ in what can matter later: the context requirements they
/// meet, and the content of the preferred slot. So its time is linear in the graph, however many states end the
/// text.
struct DerivationSearch: ~Copyable {
    /// A match up to a node.
    struct Partial: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        var score = Score()
        /// One bit for each met requirement of the block.
        var met: UInt64
        var held: Held
        /// The last slot.
        var slot: SlotMatch?
        /// The partial match before that slot.
        var before = Index.absent
        /// The last edit, in `edits`.
        var edit = Derivations.Edit.Index.absent
        /// The next partial match at the same node.
        var next = Index.absent

        /// Corrected text is treated as another utterance: as spoken, a wildcard may read it, too.
        @inline(__always)
        var isEdited: Bool { edit.exists }
    }

    /// The content of the preferred slot in a partial match.
    typealias Held = PreferredSlot.Held

    /// A traversal of the graph for blocks with the same requirements.
    struct Pass: BitwiseCopyable {
        let constraint: Int32
        /// The intent, if values depend on it.
        let intent: Int32
        let limit: Int32
        /// The start of its nodes' heads.
        let firstHead: Int32
    }

    /// The limit per kind and node beyond which matches are gathered and sorted instead of compared one by one.
    static let fewMatches = 8
    /// The maximum number of comparisons in a search for several readings. Beyond it, only the best of each kind are
    /// kept, so the best reading remains correct.
    static let mostComparisons = 1 << 19
    /// The maximum number of partial matches in a text, and at a node; beyond it, not even the best is found.
    static let mostPartials = 1 << 20
    static let mostAtNode = 1 << 9
    /// The maximum number of gathered partial matches before they are reduced.
    static let mostGathered = 1 << 16
    /// The maximum number of partial matches examined one by one for a text.
    static let mostScanned = 1 << 26

    /// The head of a node that is not filled yet.
    @inline(__always)
    private static var unfilled: Partial.Index { Partial.Index(-2) }

    /// The maximum number of compared slots if rules are repeated, so that their number makes no comparison longer.
    static let mostComparedOfRepetitions = 32

    var partials = FlatArray<Partial>()
    /// The partial matches at the current node, if many are kept.
    var gathered = FlatArray<Partial>()
    /// The number of partial matches gathered for the utterance.
    var comparisons = 0
    /// The number of partial matches examined one by one for the text.
    var scanned = 0
    /// Whether the matches found in the text may lack the best one.
    var isOverwhelmed = false
    /// The maximum number of slots that are compared, the last ones first; matches that agree in these are the same.
    var mostCompared = Int.max
    /// The corrections of partial matches, each linked to the previous one.
    private(set) var edits = FlatArray<Derivations.Edit>()
    /// The first partial match of each pass and node.
    private var heads = FlatArray<Partial.Index>()
    private var passes = FlatArray<Pass>()
    /// The start of the current pass's heads.
    private var firstHead: Int32 = 0
    /// The stack of nodes to be filled; each is filled before the one that needs it.
    private var waiting = FlatArray<Derivations.Node.Index>()
    /// For each position, the number of Unicode scalars before it that are not blanks.
    var literals = FlatArray<Int32>()

    init() {}

    /// The parameters of a search.
    struct Query: BitwiseCopyable {
        let derivations: Derivations.View
        let text: MatchedText
        let lists: ListTable.View
        let constraint: ConstraintTable.Constraint
        let constraintNumber: Int32
        /// The number of the templates' intent.
        let intent: Int32
        let context: UnsafeBufferPointer<ContextTable.Entry>
        let preferred: PreferredSlot
        /// The lattice that was read; nil if the text was read as it is.
        var lattice: WordLattice.View?
        /// The maximum number of matches that differ in slots, by `splits` also in wildcards.
        let limit: Int
        /// Whether matches that differ only in wildcards are distinguished.
        var splits = false

        /// The position of the text that is nearest to a position of the chart.
        @inline(__always)
        func place(of position: Int32) -> Int32 {
            guard let lattice else { return position }
            return Int32(lattice.place(of: Int(position)))
        }
    }

    /// Whether only the best of several readings is certain to be found.
    var isSpent: Bool { comparisons > Self.mostComparisons }

    /// Starts another utterance, or a search for more readings of the same one.
    mutating func beginUtterance() {
        comparisons = 0
    }

    /// Discards the searches of the previous text.
    mutating func begin() {
        isOverwhelmed = false
        scanned = 0
        gathered.removeAll(keepingCapacity: 1 << 12)
        partials.removeAll(keepingCapacity: 1 << 12)
        edits.removeAll(keepingCapacity: 1 << 12)
        heads.removeAll(keepingCapacity: 1 << 12)
        passes.removeAll()
        literals.removeAll()
    }

    /// Returns the matches that end at a node and meet all requirements, unordered; `match(_:into:)` reads each.
    mutating func matches(at node: Derivations.Node.Index, in query: borrowing Query) -> [Partial.Index] {
        if isOverwhelmed { return [] }
        let first = search(node, in: query)
        let required = query.constraint.required.count
        let all: UInt64 = required >= UInt64.bitWidth ? .max : (1 << UInt64(required)) - 1
        var matches: [Partial.Index] = []
        var index = first
        while index.exists {
            if partials[index].met == all, meetsRest(index, in: query) { matches.append(index) }
            index = partials[index].next
        }
        return matches
    }

    /// Whether a match meets the requirements beyond the 64 that have a bit.
    private func meetsRest(_ match: Partial.Index, in query: borrowing Query) -> Bool {
        for requirement in query.constraint.required.dropFirst(UInt64.bitWidth) {
            var actual = query.context.first { $0.key == requirement.key }?.value ?? ContextTable.missing
            var index = match
            while index.exists, let slot = partials[index].slot {
                index = partials[index].before
                guard slot.kind == .value, let values = query.lists.values(ofSymbol: slot.symbol),
                    let said = values.context(of: slot.value).first(where: { $0.key == requirement.key })
                else { continue }
                actual = said.value
                break
            }
            guard query.constraint.holds(requirement, for: actual) else { return false }
        }
        return true
    }

    /// Collects the slots of a match in the order of the text.
    ///
    /// - Returns: The score; its `literal` is 0 minus the text that is not literal.
    func match(_ match: Partial.Index, into slots: inout FlatArray<SlotMatch>) -> Score {
        slots.removeAll()
        var index = match
        while index.exists, let slot = partials[index].slot {
            slots.append(slot)
            index = partials[index].before
        }
        var elements = slots.elements()
        elements.reverse()
        return partials[match].score
    }

    /// The corrections of a match, unordered.
    func corrections(of match: Partial.Index) -> [WordLattice.Correction.Index] {
        var corrections: [WordLattice.Correction.Index] = []
        var edit = partials[match].edit
        while edit.exists {
            corrections.append(edits[edit].correction)
            edit = edits[edit].before
        }
        return corrections
    }

    /// Adds a chain of edits to a partial match, given its last edit.
    mutating func add(
        edit: Derivations.Edit.Index,
        to partial: inout Partial,
        in query: borrowing Query
    ) {
        guard let lattice = query.lattice else { return }
        var edit = edit
        while edit.exists {
            let made = query.derivations.edit(edit)
            partial.edit = edits.append(Derivations.Edit(correction: made.correction, before: partial.edit))
            partial.score.cost += lattice[made.correction].cost
            edit = made.before
        }
    }

    /// The content of the preferred slot in a match.
    func held(by match: Partial.Index) -> PreferredSlot.Held { partials[match].held }

    /// The first partial match at a node.
    @inline(__always)
    func first(at node: Derivations.Node.Index) -> Partial.Index { heads[firstHead + node.raw] }

    @inline(__always)
    mutating func setFirst(_ partial: Partial.Index, at node: Derivations.Node.Index) {
        heads[firstHead + node.raw] = partial
    }

    private mutating func search(_ target: Derivations.Node.Index, in query: borrowing Query) -> Partial.Index {
        countScalars(of: query.text)
        enterPass(for: query, nodes: query.derivations.nodeCount)
        if first(at: target) == Self.unfilled { waiting.append(target) }
        while waiting.count > 0, !isOverwhelmed {
            let index = waiting[waiting.count - 1]
            if let before = unfilled(before: query.derivations[index]) {
                waiting.append(before)
            } else {
                waiting.removeAll(keeping: waiting.count - 1)
                setFirst(.absent, at: index)
                fill(index, in: query)
            }
        }
        waiting.removeAll()
        return isOverwhelmed ? .absent : first(at: target)
    }

    /// Continues the pass for the requirements of the query's block, or starts it.
    private mutating func enterPass(for query: borrowing Query, nodes: Int) {
        let limit = Int32(query.limit)
        let intent = query.lists.hasRestrictions ? query.intent : SlotUse.anyIntent
        for index in 0..<passes.count {
            let pass = passes[index]
            guard pass.constraint == query.constraintNumber, pass.intent == intent, pass.limit == limit else {
                continue
            }
            firstHead = pass.firstHead
            return
        }
        firstHead = Int32(heads.count)
        heads.append(Self.unfilled, count: nodes)
        passes.append(Pass(constraint: query.constraintNumber, intent: intent, limit: limit, firstHead: firstHead))
    }

    /// A direct predecessor of a node that is not filled yet.
    private func unfilled(before node: Derivations.Node) -> Derivations.Node.Index? {
        if node.parent.exists, first(at: node.parent) == Self.unfilled { return node.parent }
        guard node.kind == .opener || node.kind == .merge, node.alternative.exists else { return nil }
        return first(at: node.alternative) == Self.unfilled ? node.alternative : nil
    }

    private mutating func countScalars(of text: MatchedText) {
        guard literals.count == 0 else { return }
        var literal: Int32 = 0
        for position in 0...text.count {
            literals.append(literal)
            guard position < text.count, text.beginsScalar(at: position), !text.isBlank(at: position) else { continue }
            literal += 1
        }
    }
}
