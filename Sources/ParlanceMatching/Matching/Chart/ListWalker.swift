import ParlanceText

/// Follows the values of a list through a lattice and finds all that can be read from a position on, with corrections.
///
/// Many paths lead to the same trie place at the same position. Of those with equally many corrections, only the
/// cheapest is continued, and none exceeds the maximum number of corrections. Steps are processed by position, without
/// recursion. So the work is bounded by places and positions, not by the number of paths.
struct ListWalker: ~Copyable {
    /// The parameters of a walk.
    struct Walk {
        let trie: ByteTrie.View
        /// The spelled range; nil if the list has values.
        let numbers: SpelledRange?
        /// Whether only readings with a correction are answers.
        let needsEdit: Bool
        let lattice: WordLattice.View
        /// The start position. The chart itself enters the corrections that begin there.
        let start: Int
        let mostEdits: Int32
    }

    /// A place in the trie at a position of the lattice.
    struct Step: Indexed {
        struct Index: TableIndex { let raw: Int32 }

        let place: ByteTrie.Place
        let position: Int32
        /// The number of corrections.
        var edits: Int32 = 0
        /// The last edit.
        var edit = Derivations.Edit.Index.absent
        /// The total cost of the corrections.
        var cost: Int32 = 0
        /// Whether values that end here have yet to be added as answers.
        var isNew = false
        /// The next step at the same position.
        var next = Index.absent

        /// Whether both steps have the same continuations.
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

    /// An entry of the hash table of steps; entries of other walks count as free.
    struct Entry: BitwiseCopyable {
        let walk: UInt32
        let step: Step.Index
    }

    /// A place within a correction from which text remains to be read.
    struct Branch: BitwiseCopyable {
        let place: ByteTrie.Place
        let position: Int
    }

    /// The maximum number of transitions for one text.
    static let mostTransitions = 1 << 21

    /// The number of steps whose memory is kept for the next text.
    private static let usualSteps = 1 << 12

    /// The number of bytes read from tries, and of exits from corrections, since `begin`.
    private(set) var transitions = 0
    private var steps = FlatArray<Step>()
    /// For each position, the first waiting step; all are empty between walks.
    private var heads = FlatArray<Step.Index>()
    /// The first and the last position that may have a waiting step.
    private var cursor = 0
    private var farthest = -1
    /// An open-addressing hash table with linear probing: the size is a power of two, at most half of it is used.
    private var entries = FlatArray<Entry>()
    private var walkNumber: UInt32 = 0
    private var branches = FlatArray<Branch>()

    init() {}

    /// Whether the work limit for this text is reached.
    var isSpent: Bool { transitions > Self.mostTransitions }

    /// Starts another text.
    mutating func begin() {
        transitions = 0
        steps.removeAll(keepingCapacity: Self.usualSteps)
        if entries.count > 2 * Self.usualSteps { resetEntries(count: 2 * Self.usualSteps) }
    }

    /// Adds an answer for each value that can be read from the start of the walk.
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
        // Walk numbers restart after overflow, so entries with old numbers must be removed.
        if walkNumber == 0 || entries.count == 0 { resetEntries(count: max(entries.count, 64)) }
    }

    private mutating func resetEntries(count: Int) {
        walkNumber = max(walkNumber, 1)
        entries.removeAll(keepingCapacity: 2 * Self.usualSteps)
        entries.append(Entry(walk: 0, step: .absent), count: count)
    }

    /// The next step by position; nil if there is none, or the limit is reached.
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

    /// Adds a step, unless one with the same place and no higher cost exists.
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

    /// The index of a step's entry, or of the free entry for it.
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
    /// Reads the text as long as no other path can join.
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
        if correction.kind != .accents { edited.edits += 1 }
        edited.cost += correction.cost
        edited.edit = derivations.edit(index, after: step.edit)
        if isEmpty {
            add(edited)
        } else {
            read(correctionAt: Int(correction.first), from: edited, in: walk, into: &derivations)
        }
    }

    /// Whether the trie contains the start of a correction from this place.
    private func mayEnter(_ position: Int, from place: ByteTrie.Place, in walk: Walk) -> Bool {
        walk.trie.place(behind: place, walk.lattice.text.bytes[position]) != nil
            || walk.lattice.text.isBoundary(at: position) && walk.trie.place(behind: place, .blank) != nil
    }

    /// Reads a correction's word from a position in it, then returns to the text.
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
    /// The same path at another place, where a value may end.
    fileprivate func moved(to place: ByteTrie.Place, at position: Int) -> Self {
        Self(place: place, position: Int32(position), edits: edits, edit: edit, cost: cost, isNew: true)
    }
}
