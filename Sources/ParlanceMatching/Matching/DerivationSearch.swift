/// Finds the best of many ways to an end of the chart: for each way of meeting what a block demands the best few.
///
/// It goes through the graph of derivations from the start to the ends once for all blocks that demand the same. At each
/// node it keeps the best partial matches that differ in what could matter later: which demands of the context they
/// meet, and what they hold for the preferred slot. So its time is linear in the graph, however many states end the
/// text.
struct DerivationSearch: ~Copyable {
    /// A match as far as a node.
    struct Partial: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        var score = Score()
        /// One bit for each requirement of the block that is met.
        var met: UInt64
        var held: Held
        /// The slot read last.
        var slot: SlotMatch?
        /// The partial match before that slot.
        var before = Index.absent
        /// The edit made last, in `edits`.
        var edit = Derivations.Edit.Index.absent
        /// The next one at the same node.
        var next = Index.absent

        /// What was edited is another utterance: as it was said it may be read by a wildcard, too.
        @inline(__always)
        var isEdited: Bool { edit.exists }
    }

    /// What a partial match holds for the preferred slot.
    typealias Held = PreferredSlot.Held

    /// A way through the graph for what some blocks demand.
    struct Pass: BitwiseCopyable {
        let constraint: Int32
        /// Its intent, where values may depend on it.
        let intent: Int32
        let limit: Int32
        /// Where the heads of its nodes begin.
        let firstHead: Int32
    }

    /// Beyond so many matches that are kept at a node of a kind, they are gathered and sorted instead of compared one by one.
    static let fewMatches = 8
    /// How many partial matches may be compared while several readings of one utterance are looked for. Then only the best
    /// of each kind are kept, so the best reading stays right.
    static let mostComparisons = 1 << 19
    /// How many partial matches there may be in one text, and how many at a node: beyond that even the best is not found.
    static let mostPartials = 1 << 20
    static let mostAtNode = 1 << 9
    /// How many partial matches are gathered before those are sorted out that are not kept.
    static let mostGathered = 1 << 16
    /// How often partial matches at a node may be looked through one by one for one text.
    static let mostScanned = 1 << 26

    /// The head of a node that has yet to be filled.
    @inline(__always)
    private static var unfilled: Partial.Index { Partial.Index(-2) }

    var partials = FlatArray<Partial>()
    /// The partial matches at the node that is being filled, if many are kept.
    var gathered = FlatArray<Partial>()
    /// How many were gathered for the utterance.
    var comparisons = 0
    /// How many were looked through one by one for the text.
    var scanned = 0
    /// Whether what was found in the text may not be the best.
    var isOverwhelmed = false
    /// The corrections that partial matches took, each with those before it.
    private(set) var edits = FlatArray<Derivations.Edit>()
    /// For each pass and node the first partial match.
    private var heads = FlatArray<Partial.Index>()
    private var passes = FlatArray<Pass>()
    /// Where the heads of the pass at hand begin.
    private var firstHead: Int32 = 0
    /// Nodes to be filled, each before the one that is waiting for it.
    private var waiting = FlatArray<Derivations.Node.Index>()
    /// For each position the Unicode scalars before it that are no blanks.
    var literals = FlatArray<Int32>()

    init() {}

    /// What a search is about.
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
        /// What the text was read as; nil: as it is.
        var lattice: WordLattice.View?
        /// How many matches to find that differ in what was read for slots, wildcards aside.
        let limit: Int

        /// The position of the text that comes nearest to one of the chart.
        @inline(__always)
        func place(of position: Int32) -> Int32 {
            guard let lattice else { return position }
            return Int32(lattice.place(of: Int(position)))
        }
    }

    /// Whether of several readings only the best is certain to have been found.
    var isSpent: Bool { comparisons > Self.mostComparisons }

    /// Begins with another utterance, or looks for more readings of the same.
    mutating func beginUtterance() {
        comparisons = 0
    }

    /// Forgets what was searched: another text comes.
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

    /// The matches that end at a node and meet all requirements, each to be read by `match(_:into:)`, in no order.
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

    /// Whether a match meets the requirements for which there is no bit: nobody writes so many, but somebody may.
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

    /// Writes down the slots of a match in the order in which they were said.
    ///
    /// - Returns: its score, as literal text what is not literal, counted from 0 down.
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

    /// The corrections that a match took, in no order.
    func corrections(of match: Partial.Index) -> [WordLattice.Correction.Index] {
        var corrections: [WordLattice.Correction.Index] = []
        var edit = partials[match].edit
        while edit.exists {
            corrections.append(edits[edit].correction)
            edit = edits[edit].before
        }
        return corrections
    }

    /// Adds to a partial match the edits that end with one.
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

    /// What a match holds for the preferred slot.
    func held(by match: Partial.Index) -> PreferredSlot.Held { partials[match].held }

    /// The first of the partial matches at a node.
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

    /// Goes on with the pass for what the query's block demands, or begins it.
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

    /// A node that leads directly to this one and has yet to be filled.
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
