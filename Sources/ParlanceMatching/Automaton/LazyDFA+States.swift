// Construction of the states of the deterministic automaton: each set of NFA states is stored once.

extension LazyDFA {
    /// Builds the state after reading a byte.
    @inline(never)
    mutating func makeNext(_ state: StateID, over byte: UInt8) -> StateID {
        seeds.removeAll()
        let isBlank = byte == 0x20
        let contents = contents[state]
        for index in 0..<contents.memberCount {
            let member = nfa.states[Int(members[contents.firstMember + index])]
            if isBlank ? member.kind == .boundary : member.kind == .byte && member.byte == byte {
                seeds.append(member.next)
            }
        }
        let next = closure(opening: isBlank)
        if states[state].hasOneWay {
            states[state].row = next.raw
        } else if next.raw < Self.unknownTransition {
            transitions[states[state].row + Int32(classes.numbers[Int(byte)])] = UInt16(next.raw)
        }
        return next
    }

    /// Builds the state after all boundaries at a position.
    @inline(never)
    mutating func makeOpened(_ state: StateID) -> StateID {
        seeds.removeAll()
        let contents = contents[state]
        for index in 0..<contents.memberCount { seeds.append(members[contents.firstMember + index]) }
        let opened = closure(opening: true)
        states[state].opened = opened
        states[opened].opened = opened
        return opened
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
        beginMarking()
        let first = members.count
        stack.removeAll()
        for index in 0..<seeds.count { stack.append(seeds[index]) }
        while stack.count > 0 {
            let member = stack[stack.count - 1]
            stack.removeAll(keeping: stack.count - 1)
            guard marks[member] != closureNumber else { continue }
            marks[member] = closureNumber
            let state = nfa.states[Int(member)]
            switch state.kind {
            case .split: for target in nfa.targets(of: state) { stack.append(target) }
            case .item: stack.append(nfa.edge(of: state).next)
            case .again, .leave: stack.append(state.next)
            case .boundary:
                members.append(member)
                if opening { stack.append(state.next) }
            case .byte, .slot, .accept: members.append(member)
            }
        }
        var reached = members.elements(from: first)
        reached.sort()
        return identifyPending(from: first)
    }

    private mutating func beginMarking() {
        if closureNumber == .max {
            for index in 0..<marks.count { marks[index] = 0 }
            closureNumber = 0
        }
        closureNumber += 1
    }

    /// Returns the state for the set in `members` from `first` on; removes the set again if it is known.
    mutating func identifyPending(from first: Int) -> StateID {
        let hash = hash(from: first)
        var bucket = Int(hash) & (buckets.count - 1)
        while buckets[bucket] != Self.unknown {
            if isPending(from: first, equalTo: contents[buckets[bucket]], hash: hash) {
                members.removeAll(keeping: first)
                return buckets[bucket]
            }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        let state = makeState(from: first, hash: hash)
        buckets[bucket] = state
        if states.count * 2 > buckets.count { rehash() }
        return state
    }

    private func isPending(from first: Int, equalTo state: Contents, hash: UInt32) -> Bool {
        guard state.hash == hash, Int(state.memberCount) == members.count - first else { return false }
        for offset in 0..<Int(state.memberCount)
        where members[Int(state.firstMember) + offset] != members[first + offset] { return false }
        return true
    }

    private func hash(from first: Int) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in first..<members.count {
            hash = (hash ^ UInt64(UInt32(bitPattern: members[index]))) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return UInt32(truncatingIfNeeded: hash >> 32)
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

    private mutating func makeState(from first: Int, hash: UInt32) -> StateID {
        let count = members.count - first
        madeStates += 1
        let accepted = addAccepted(from: first)
        contents.append(
            Contents(
                firstMember: Int32(first),
                memberCount: Int32(count),
                hash: hash,
                firstAccepted: accepted.lowerBound,
                acceptedCount: accepted.upperBound - accepted.lowerBound
            )
        )
        let state: StateID = states.append(makeHead(from: first))
        isOverfull = size > memoryLimit || states.count > Self.stateLimit
        return state
    }

    private mutating func makeHead(from first: Int) -> State {
        var state = State(opened: Self.unknown, firstSlot: Int32(slots.count))
        addSlots(from: first)
        state.slotCount = Int32(slots.count) - state.firstSlot
        for slot in state.firstSlot..<Int32(slots.count) { state.lists.formUnion(ListSet(list: slots[slot].list)) }
        addWays(to: &state, from: first)
        return state
    }

    /// Records the only transition of the state, or reserves a row for several.
    private mutating func addWays(to state: inout State, from first: Int) {
        var ways = 0
        for index in first..<members.count {
            let member = nfa.states[Int(members[index])]
            if member.kind.continuesWord { state.continuesWord = true }
            guard member.kind == .byte || member.kind == .boundary else { continue }
            let byte = member.kind == .byte ? member.byte : 0x20
            if ways == 0 || byte != state.onlyByte { ways += 1 }
            state.onlyByte = byte
        }
        if ways <= 1 {
            // Without a transition, any byte leads to the dead state.
            state.hasOneWay = true
            if ways == 0 { state.row = Self.dead.raw }
        } else {
            state.row = Int32(transitions.count)
            transitions.append(Self.unknownTransition, count: classes.count)
            transitions[state.row + Int32(ByteClasses.unread)] = UInt16(Self.dead.raw)
        }
    }

    /// Adds one edge for each symbol, ordered by symbol number.
    private mutating func addSlots(from first: Int) {
        let firstSlot = slots.count
        var edges: [(symbol: SlotSymbol.Index, next: Int32)] = []
        for index in first..<members.count {
            let member = nfa.states[Int(members[index])]
            if member.kind == .slot { edges.append(nfa.edge(of: member)) }
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
            let member = nfa.states[Int(members[index])]
            if member.kind == .accept { accepted.append(TemplateIndex(member.next)) }
        }
        return start..<Int32(accepted.count)
    }
}
