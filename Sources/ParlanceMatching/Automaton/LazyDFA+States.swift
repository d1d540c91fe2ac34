// Construction of the states of the deterministic automaton: each set of NFA states is stored once.

extension LazyDFA {
    /// Builds the state after reading a byte.
    @inline(never)
    mutating func makeNext(_ state: StateID, over byte: UInt8) -> StateID {
        seeds.removeAll()
        let isBlank = byte == 0x20
        for index in readers(of: contents[state], byte) {
            if keys[index] == UInt16(byte) { seeds.append(next(ofMember: index)) }
        }
        let next = closure(opening: isBlank)
        if states[state].hasOneWay {
            states[state].row = next.raw
        } else {
            transitions[states[state].row + Int32(classes.numbers[Int(byte)])] = next
        }
        return next
    }

    /// Builds the state after all boundaries at a position.
    @inline(never)
    mutating func makeOpened(_ state: StateID) -> StateID {
        let contents = contents[state]
        guard hasBoundary(contents) else {
            states[state].opened = state
            return state
        }
        let opened = makeOpened(contents, isStart: state == start)
        states[state].opened = opened
        states[opened].opened = opened
        return opened
    }

    private mutating func makeOpened(_ contents: Contents, isStart: Bool) -> StateID {
        if isStart, let firsts = nfa.firstStates { return restore(firsts.opened, of: firsts) }
        marks.begin()
        stack.removeAll()
        let first = members.count
        // All members stay; behind edges there are more.
        for index in contents.members {
            _ = marks.insert(members[index])
            if keys[index] == Key.edge { stack.append(next(ofMember: index)) }
            members.append(members[index])
            keys.append(keys[index])
            nexts.append(nexts[index])
        }
        addReachable(opening: true)
        return identifyPending(from: first)
    }

    /// The NFA state behind a member that reads a byte or passes an edge.
    private mutating func next(ofMember index: Int32) -> Int32 {
        if nexts[index] == Self.unknownNext { nexts[index] = nfa.state(members[index], in: &recent).next }
        return nexts[index]
    }

    /// Builds the state after a slot.
    @inline(never)
    mutating func makeTarget(ofSlot index: Int32) -> StateID {
        seeds.removeAll()
        let edge = slots[index]
        for offset in 0..<edge.targetCount { seeds.append(targets[edge.firstTarget + offset]) }
        let state = closure(opening: false)
        slots[index].state = state
        return state
    }

    /// Returns the state for the NFA states that are reachable from `seeds` without reading.
    mutating func closure(opening: Bool) -> StateID {
        guard seeds.count > 0 else { return Self.dead }
        marks.begin()
        let first = members.count
        stack.removeAll()
        for index in 0..<seeds.count { stack.append(seeds[index]) }
        addReachable(opening: opening)
        return identifyPending(from: first)
    }

    /// Adds the NFA states that are reachable from those in `stack` without reading, except those that are marked.
    private mutating func addReachable(opening: Bool) {
        while stack.count > 0 {
            let member = stack[stack.count - 1]
            stack.removeAll(keeping: stack.count - 1)
            guard marks.insert(member) else { continue }
            let state = nfa.state(member, in: &recent)
            switch state.kind {
            case .split: for target in nfa.targets(of: state) { stack.append(target) }
            case .item: stack.append(nfa.edge(of: state).next)
            case .again, .leave: stack.append(state.next)
            case .boundary:
                append(member, state)
                if opening { stack.append(state.next) }
            case .byte, .slot, .accept: append(member, state)
            }
        }
    }

    /// Returns the state for the set in `members` from `first` on; removes the set again if it is known. Exactly its
    /// members are marked, apart from NFA states that are passed without reading.
    ///
    /// - Parameter isOrdered: whether the members are in the order of `orderMembers`.
    mutating func identifyPending(from first: Int, isOrdered: Bool = false) -> StateID {
        let hash = hash(from: first)
        var bucket = Int(hash) & (buckets.count - 1)
        while buckets[bucket] != Self.unknown {
            if isPending(from: first, equalTo: contents[buckets[bucket]], hash: hash) {
                members.removeAll(keeping: first)
                keys.removeAll(keeping: first)
                nexts.removeAll(keeping: first)
                return buckets[bucket]
            }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        let firstWithoutByte = isOrdered ? firstWithoutByte(from: first) : orderMembers(from: first)
        let state = makeState(from: first, firstWithoutByte, hash: hash)
        buckets[bucket] = state
        if states.count * 2 > buckets.count { rehash() }
        return state
    }

    private func isPending(from first: Int, equalTo state: Contents, hash: UInt32) -> Bool {
        guard state.hash == hash, Int(state.memberCount) == members.count - first else { return false }
        for index in state.members where !marks.contains(members[index]) { return false }
        return true
    }

    /// A hash that does not depend on the order of the members.
    private func hash(from first: Int) -> UInt32 {
        var sum: UInt64 = 0
        for index in first..<members.count {
            let bits = UInt64(UInt32(bitPattern: members[index])) &* 0x9E37_79B9_7F4A_7C15
            sum &+= (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
        }
        return UInt32(truncatingIfNeeded: sum >> 32)
    }

    private mutating func rehash() {
        let count = buckets.count * 2
        buckets.removeAll()
        buckets.append(Self.unknown, count: count)
        for state in 0..<states.count {
            var bucket = Int(contents[state].hash) & (count - 1)
            while buckets[bucket] != Self.unknown { bucket = (bucket + 1) & (count - 1) }
            buckets[bucket] = StateID(Int32(state))
        }
    }

    private mutating func makeState(from first: Int, _ firstWithoutByte: Int, hash: UInt32) -> StateID {
        let count = members.count - first
        madeStates += 1
        let accepted = addAccepted(from: firstWithoutByte)
        contents.append(
            Contents(
                firstMember: Int32(first),
                memberCount: Int32(count),
                hash: hash,
                firstAccepted: accepted.lowerBound,
                acceptedCount: accepted.upperBound - accepted.lowerBound
            )
        )
        let state: StateID = states.append(makeHead(from: first, firstWithoutByte))
        isOverfull = size > memoryLimit
        return state
    }

    private mutating func makeHead(from first: Int, _ firstWithoutByte: Int) -> State {
        var state = State(opened: Self.unknown, firstSlot: Int32(slots.count))
        addSlots(from: firstWithoutByte)
        state.slotCount = Int32(slots.count) - state.firstSlot
        for slot in state.firstSlot..<Int32(slots.count) { state.lists.formUnion(ListSet(list: slots[slot].list)) }
        addWays(to: &state, from: first)
        return state
    }

    /// Records the only transition of the state, or reserves a row for several.
    private mutating func addWays(to state: inout State, from first: Int) {
        var ways = 0
        for index in first..<members.count {
            let key = keys[index]
            if key != Key.edge, key != Key.accept { state.continuesWord = true }
            guard let byte = UInt8(exactly: key) else { continue }
            if ways == 0 || byte != state.onlyByte { ways += 1 }
            state.onlyByte = byte
            if ways > 1, state.continuesWord { break }
        }
        if ways <= 1 {
            // Without a transition, any byte leads to the dead state.
            state.hasOneWay = true
            if ways == 0 { state.row = Self.dead.raw }
        } else {
            state.row = Int32(transitions.count)
            transitions.append(Self.unknown, count: classes.count)
            transitions[state.row + Int32(ByteClasses.unread)] = Self.dead
        }
    }

    /// Adds one edge for each symbol, ordered by symbol number.
    private mutating func addSlots(from first: Int) {
        let firstSlot = slots.count
        var edges: [(symbol: SlotSymbol.Index, next: Int32)] = []
        for index in first..<members.count {
            if keys[index] == Key.slot { edges.append(nfa.edge(of: nfa.state(members[index], in: &recent))) }
        }
        edges.sort { $0.symbol < $1.symbol }
        for edge in edges {
            let target = targets.append(edge.next)
            if slots.count > firstSlot, slots[slots.count - 1].symbol == edge.symbol {
                slots[slots.count - 1].targetCount += 1
            } else {
                let list = symbolLists[Int(edge.symbol.raw)]
                slots.append(
                    SlotEdge(
                        symbol: edge.symbol,
                        list: list,
                        firstTarget: target,
                        targetCount: 1,
                        state: Self.unknown
                    )
                )
            }
        }
    }

    private mutating func addAccepted(from first: Int) -> Range<Int32> {
        let start = Int32(accepted.count)
        for index in first..<members.count {
            if keys[index] == Key.accept { accepted.append(TemplateIndex(Int32(nfa.template(of: members[index])))) }
        }
        if Int32(accepted.count) > start + 1 {
            var ended = accepted.elements(from: Int(start))
            ended.sort { $0.raw < $1.raw }
        }
        return start..<Int32(accepted.count)
    }
}
