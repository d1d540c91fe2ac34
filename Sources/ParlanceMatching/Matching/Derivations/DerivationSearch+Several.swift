// Selection of many best matches per node: all of them are gathered and sorted, and the first of each kind are kept.

extension DerivationSearch {
    /// The kind of a partial match: the properties that can affect later ranking.
    private struct Kind: Hashable {
        let met: UInt64
        let held: Held
        let isEdited: Bool

        init(_ partial: Partial) {
            (met, held, isEdited) = (partial.met, partial.held, partial.isEdited)
        }
    }

    /// A hash of the slots that distinguish matches, with the kind.
    private struct Contents: Hashable {
        let kind: Kind
        let slots: UInt64
    }

    /// Whether a node with `count` partial matches has room for one more; otherwise the search is abandoned.
    @inline(__always)
    mutating func hasRoom(besides count: Int) -> Bool {
        if count < Self.mostAtNode, partials.count < Self.mostPartials { return true }
        isOverwhelmed = true
        return false
    }

    /// Counts partial matches examined one by one.
    @inline(__always)
    mutating func note(scanned count: Int) {
        scanned &+= count
        if scanned > Self.mostScanned { isOverwhelmed = true }
    }

    /// Adds a partial match to those of the current node.
    mutating func gather(_ partial: Partial, in query: borrowing Query) {
        if gathered.count == Self.mostGathered {
            sortOut(in: query)
            guard gathered.count <= Self.mostGathered / 2 else {
                isOverwhelmed = true
                return
            }
        }
        gathered.append(partial)
    }

    /// Keeps the best of the gathered partial matches.
    mutating func keepBest(at node: Derivations.Node.Index, in query: borrowing Query) {
        sortOut(in: query)
        for index in 0..<gathered.count {
            guard hasRoom(besides: 0) else { break }
            var partial = gathered[index]
            partial.next = first(at: node)
            setFirst(partials.append(partial), at: node)
        }
        gathered.removeAll()
    }

    /// Reduces the gathered partial matches to the best of each kind, without duplicates.
    private mutating func sortOut(in query: borrowing Query) {
        guard gathered.count > 1 else { return }
        comparisons += gathered.count
        if comparisons > 4 * Self.mostComparisons { isOverwhelmed = true }
        let limit = isSpent ? 1 : query.limit
        var counts: [Kind: Int] = [:]
        var known: [Contents: Partial] = [:]
        var kept: [Partial] = []
        for partial in gathered.elements().sorted(by: { precedes($0, $1) }) {
            let kind = Kind(partial)
            guard counts[kind, default: 0] < limit else { continue }
            let contents = Contents(kind: kind, slots: slotsHash(of: partial, splits: query.splits))
            if let same = known[contents], readTheSame(same, partial, splits: query.splits) { continue }
            counts[kind, default: 0] += 1
            known[contents] = partial
            kept.append(partial)
        }
        gathered.removeAll()
        for partial in kept { gathered.append(partial) }
    }

    private func slotsHash(of partial: Partial, splits: Bool) -> UInt64 {
        var hash: UInt64 = 0
        var partial = partial
        var rest = mostCompared
        while let slot = partial.slot, rest > 0 {
            rest &-= 1
            if splits || slot.kind != .wildcard { hash = (hash ^ slot.bits) &* 0x9E37_79B9_7F4A_7C15 }
            hash ^= hash >> 29
            partial = partials[partial.before]
        }
        return hash
    }

    /// Returns the best match for each content of the preferred slot.
    func best(of matches: [Partial.Index]) -> [Partial.Index] {
        var best: [Held: Partial.Index] = [:]
        for match in matches {
            let held = partials[match].held
            if let known = best[held], !precedes(partials[match], partials[known]) { continue }
            best[held] = match
        }
        return best.values.sorted { $0.raw < $1.raw }
    }
}

extension SlotMatch {
    /// A hash of all properties.
    fileprivate var bits: UInt64 {
        let place = UInt64(UInt32(bitPattern: start)) << 32 | UInt64(UInt32(bitPattern: end))
        let value = UInt64(UInt32(bitPattern: symbol.raw)) << 32 | UInt64(UInt32(bitPattern: value))
        return place &* 0xD6E8_FEB8_6659_FD93 ^ value &* 0xFF51_AFD7_ED55_8CCD ^ number.bitPattern
    }
}
