import ParlanceText

/// Follows the values of a list through a lattice: all that may be read from a position on, corrections included.
///
/// Many ways lead to the same place in the list's trie at the same position. Of those that took equally many corrections only
/// the cheapest is followed further, and none takes more corrections than words may be edited. Steps are followed in the order
/// of their positions, without recursion. So the work is bounded by places and positions, not by the number of ways.
struct ListWalker: ~Copyable {
    /// What is followed.
    struct Walk {
        let trie: ByteTrie.View
        /// Nil: what is read are values.
        let numbers: SpelledRange?
        /// Whether what is read without an edit is no answer.
        let needsEdit: Bool
        let lattice: WordLattice.View
        /// Where it begins. The chart takes the corrections that begin there itself.
        let start: Int
        let mostEdits: Int32
    }

    /// A place in the trie that was reached at a position.
    struct Step: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let place: ByteTrie.Place
        let position: Int32
        /// How many corrections were taken.
        var edits: Int32 = 0
        /// The edit taken last.
        var edit = Derivations.Edit.Index.absent
        /// What the corrections cost.
        var cost: Int32 = 0
        /// Whether what ends here has yet to be answered.
        var isNew = false
        /// The next step at the same position.
        var next = Index.absent

        /// Whether the ways on from here are the same.
        fileprivate func isSame(as other: Step) -> Bool {
            place == other.place && position == other.position && edits == other.edits && isNew == other.isNew
        }

        fileprivate var hash: Int {
            let way =
                UInt64(UInt32(bitPattern: position)) << 20 ^ UInt64(UInt32(bitPattern: edits)) << 1 ^ (isNew ? 1 : 0)
            let bits = (place.bits ^ way &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: bits >> 32)
        }
    }

    /// Where a step is found by what it is; one of another walk counts as none.
    struct Entry: BitwiseCopyable {
        let walk: UInt32
        let step: Step.Index
    }

    /// A place within a correction from which something is still to be read.
    struct Branch: BitwiseCopyable {
        let place: ByteTrie.Place
        let position: Int
    }

    /// The steps of one text together may be no more than these.
    static let mostTransitions = 1 << 21

    /// Beyond so many steps their memory is given back when the next text comes.
    private static let usualSteps = 1 << 12

    /// How many bytes have been read from tries, and how often a correction was left, since `begin`.
    private(set) var transitions = 0
    private var steps = FlatArray<Step>()
    /// For each position of the text the first step there that waits; between walks nothing waits.
    private var heads = FlatArray<Step.Index>()
    /// The first and the last position where a step may wait.
    private var cursor = 0
    private var farthest = -1
    /// A power of two of them, at most half of which are taken; from the place that a step hashes to, the next free one.
    private var entries = FlatArray<Entry>()
    private var walkNumber: UInt32 = 0
    private var branches = FlatArray<Branch>()

    init() {}

    /// Whether no more may be done for this text.
    var isSpent: Bool { transitions > Self.mostTransitions }

    /// Begins with another text.
    mutating func begin() {
        transitions = 0
        steps.removeAll(keepingCapacity: Self.usualSteps)
        if entries.count > 2 * Self.usualSteps { resetEntries(count: 2 * Self.usualSteps) }
    }

    /// Adds an answer for each value that may be read from where the walk begins.
    mutating func follow(_ walk: Walk, into derivations: inout Derivations) {
        beginWalk(positions: walk.lattice.text.count + 1)
        let first = Step(place: .root, position: Int32(walk.start))
        if walk.lattice.isText(walk.start) {
            add(first)
        } else {
            read(correctionAt: walk.start, from: first, in: walk, into: &derivations)
        }
        while let step = nextStep() { read(steps[step], in: walk, into: &derivations) }
    }
}

// MARK: - Steps

extension ListWalker {
    private mutating func beginWalk(positions: Int) {
        steps.removeAll()
        if heads.count < positions { heads.append(.absent, count: positions - heads.count) }
        (cursor, farthest) = (.max, -1)
        walkNumber &+= 1
        // Numbers begin anew, so what has one could be taken for a step of this walk.
        if walkNumber == 0 || entries.count == 0 { resetEntries(count: max(entries.count, 64)) }
    }

    private mutating func resetEntries(count: Int) {
        walkNumber = max(walkNumber, 1)
        entries.removeAll(keepingCapacity: 2 * Self.usualSteps)
        entries.append(Entry(walk: 0, step: .absent), count: count)
    }

    /// The next step in the order of positions; nil if there is none, or too many have been made.
    private mutating func nextStep() -> Step.Index? {
        while cursor <= farthest {
            let step = heads[cursor]
            if !step.exists {
                cursor += 1
            } else if isSpent {
                heads[cursor] = .absent
            } else {
                heads[cursor] = steps[step].next
                return step
            }
        }
        return nil
    }

    /// Adds a step, unless it can be had for as little already.
    private mutating func add(_ step: Step) {
        if 2 * (steps.count + 1) > entries.count { growEntries() }
        let entry = entry(of: step)
        let position = Int(step.position)
        if entries[entry].walk == walkNumber {
            let known = entries[entry].step
            guard step.cost < steps[known].cost else { return }
            if position > cursor {
                (steps[known].cost, steps[known].edit) = (step.cost, step.edit)
                return
            }
        }
        let number: Step.Index = steps.append(step)
        entries[entry] = Entry(walk: walkNumber, step: number)
        steps[number].next = heads[position]
        heads[position] = number
        cursor = min(cursor, position)
        farthest = max(farthest, position)
    }

    /// Where a step is, or belongs.
    private func entry(of step: Step) -> Int {
        var place = step.hash & (entries.count - 1)
        while entries[place].walk == walkNumber, !steps[entries[place].step].isSame(as: step) {
            place = (place + 1) & (entries.count - 1)
        }
        return place
    }

    private mutating func growEntries() {
        resetEntries(count: 2 * entries.count)
        for step in 0..<steps.count {
            entries[entry(of: steps[step])] = Entry(walk: walkNumber, step: Step.Index(Int32(step)))
        }
    }
}

// MARK: - Reading

extension ListWalker {
    /// Reads on in the text as far as no other way can come in.
    private mutating func read(_ step: Step, in walk: Walk, into derivations: inout Derivations) {
        let text = walk.lattice.text
        var step = step
        while true {
            let position = Int(step.position)
            transitions += 1
            if step.isNew { answer(step, in: walk, into: &derivations) }
            guard walk.trie.goesOn(at: step.place) else { return }
            let byte = text.bytes[position]
            if byte != .blank, text.isBoundary(at: position), let edge = walk.trie.place(behind: step.place, .blank) {
                add(step.moved(to: edge, at: position))
            }
            if position != walk.start, step.edits < walk.mostEdits {
                takeCorrections(from: step, in: walk, into: &derivations)
            }
            guard position != text.count, let next = walk.trie.place(behind: step.place, byte) else { return }
            step = step.moved(to: next, at: position + 1)
            if text.isBoundary(at: position + 1) || walk.lattice.firstCorrection(at: position + 1).exists {
                return add(step)
            }
        }
    }

    private mutating func takeCorrections(from step: Step, in walk: Walk, into derivations: inout Derivations) {
        var index = walk.lattice.firstCorrection(at: Int(step.position))
        while index.exists {
            let correction = walk.lattice[index]
            if walk.numbers == nil || correction.mayBeNumber {
                take(correction, index, from: step, in: walk, into: &derivations)
            }
            index = correction.next
        }
    }

    private mutating func take(
        _ correction: WordLattice.Correction,
        _ index: WordLattice.Correction.Index,
        from step: Step,
        in walk: Walk,
        into derivations: inout Derivations
    ) {
        let isEmpty = correction.first == correction.last
        guard isEmpty || mayEnter(Int(correction.first), from: step.place, in: walk) else { return }
        var edited = step.moved(to: step.place, at: Int(isEmpty ? correction.end : correction.first))
        edited.isNew = false
        edited.edits += 1
        edited.cost += correction.cost
        edited.edit = derivations.edit(index, after: step.edit)
        if isEmpty {
            add(edited)
        } else {
            read(correctionAt: Int(correction.first), from: edited, in: walk, into: &derivations)
        }
    }

    /// Whether the trie goes on with what a correction begins with.
    private func mayEnter(_ position: Int, from place: ByteTrie.Place, in walk: Walk) -> Bool {
        walk.trie.place(behind: place, walk.lattice.text.bytes[position]) != nil
            || walk.lattice.text.isBoundary(at: position) && walk.trie.place(behind: place, .blank) != nil
    }

    /// Reads a correction's word from a position in it, and goes back to the text.
    private mutating func read(
        correctionAt entry: Int,
        from step: Step,
        in walk: Walk,
        into derivations: inout Derivations
    ) {
        branches.removeAll()
        branches.append(Branch(place: step.place, position: entry))
        while branches.count > 0 {
            let branch = branches[branches.count - 1]
            branches.removeAll(keeping: branches.count - 1)
            read(branch, of: entry, from: step, in: walk, into: &derivations)
        }
    }

    private mutating func read(
        _ branch: Branch,
        of entry: Int,
        from step: Step,
        in walk: Walk,
        into derivations: inout Derivations
    ) {
        let text = walk.lattice.text
        var (place, position) = (branch.place, branch.position)
        while true {
            transitions += 1
            let end = walk.lattice.leaving(position)
            if end != position { return add(step.moved(to: place, at: end)) }
            if position > entry { answer(step.moved(to: place, at: position), in: walk, into: &derivations) }
            guard walk.trie.goesOn(at: place) else { return }
            let byte = text.bytes[position]
            if byte != .blank, text.isBoundary(at: position), let edge = walk.trie.place(behind: place, .blank) {
                branches.append(Branch(place: edge, position: position))
            }
            guard let next = walk.trie.place(behind: place, byte) else { return }
            (place, position) = (next, position + 1)
        }
    }

    private func answer(_ step: Step, in walk: Walk, into derivations: inout Derivations) {
        guard let members = walk.trie.members(at: step.place) else { return }
        guard let spelled = walk.numbers else {
            let answer = Derivations.Answer(end: step.position, valueReference: members, number: 0)
            return derivations.add(answer, edit: step.edit)
        }
        guard step.edit.exists || !walk.needsEdit else { return }
        let number = spelled.numbers[Int(walk.trie.members[Int(members) + 1])]
        derivations.add(Derivations.Answer(end: step.position, valueReference: 1, number: number), edit: step.edit)
    }
}

extension ListWalker.Step {
    /// The same way, gone on to another place, where something may end.
    fileprivate func moved(to place: ByteTrie.Place, at position: Int) -> Self {
        Self(place: place, position: Int32(position), edits: edits, edit: edit, cost: cost, isNew: true)
    }
}
