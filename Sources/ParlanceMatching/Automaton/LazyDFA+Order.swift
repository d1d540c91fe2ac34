// The order of the members of large states: by the byte that they read.

extension LazyDFA {
    /// The maximum number of members of a state that are left without order, because a scan of so few is fast.
    private static let unorderedMembers: Int32 = 24

    /// Orders many members by the byte that they read, so that those that read one are found by binary search.
    ///
    /// - Returns: The index before which there are only members that read a byte or pass the edge of a word.
    mutating func orderMembers(from first: Int) -> Int {
        guard members.count - first > Int(Self.unorderedMembers) else { return first }
        places.removeAll()
        places.append(0, count: Key.count + 1)
        for index in first..<members.count { places[Int(keys[index]) + 1] += 1 }
        for key in 1..<Key.count { places[key] += places[key - 1] }
        let firstWithoutByte = first + Int(places[Int(Key.slot)])
        stack.removeAll()
        for index in first..<members.count { stack.append(members[index]) }
        unorderedKeys.removeAll()
        unorderedNexts.removeAll()
        for index in first..<members.count {
            unorderedKeys.append(keys[index])
            unorderedNexts.append(nexts[index])
        }
        for index in 0..<stack.count {
            let key = unorderedKeys[index]
            let place = first + Int(places[Int(key)])
            (members[place], keys[place], nexts[place]) = (stack[index], key, unorderedNexts[index])
            places[Int(key)] += 1
        }
        return firstWithoutByte
    }

    /// The indices in `members` to look at for a byte: those that read it (a blank: those that pass the edge of a word too),
    /// or all members of a small state.
    func readers(of state: Contents, _ byte: UInt8) -> Range<Int32> {
        guard state.memberCount > Self.unorderedMembers else { return state.members }
        let first = firstMember(in: state.members, reading: Int(byte))
        var end = first
        while end < state.members.upperBound, keys[end] == UInt16(byte) { end += 1 }
        return first..<end
    }

    /// In the ordered members from `first` on, the index that `orderMembers` returns.
    func firstWithoutByte(from first: Int) -> Int {
        guard members.count - first > Int(Self.unorderedMembers) else { return first }
        return Int(firstMember(in: Int32(first)..<Int32(members.count), reading: Int(Key.slot)))
    }

    /// The first of ordered members whose key is at least this one.
    private func firstMember(in ordered: Range<Int32>, reading wanted: Int) -> Int32 {
        var (low, high) = (ordered.lowerBound, ordered.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if Int(keys[middle]) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a member passes the edge of a word.
    func hasBoundary(_ state: Contents) -> Bool { readers(of: state, 0x20).contains { keys[$0] == Key.edge } }

    /// The key of a member by which members are ordered: the byte that it reads, or one of these.
    enum Key {
        /// Passes the edge of a word: the number of a blank, which no member reads as a byte.
        static let edge: UInt16 = 0x20
        static let slot: UInt16 = 0x100
        static let accept: UInt16 = 0x101
        static let count = 0x102
    }

    /// Adds a member of the state in progress.
    mutating func append(_ member: Int32, _ state: NFA.State) {
        members.append(member)
        switch state.kind {
        case .byte: append(key: UInt16(state.byte), next: state.next)
        case .boundary: append(key: Key.edge, next: state.next)
        case .slot: append(key: Key.slot, next: Self.unknownNext)
        default: append(key: Key.accept, next: Self.unknownNext)
        }
    }

    private mutating func append(key: UInt16, next: Int32) {
        keys.append(key)
        nexts.append(next)
    }
}
