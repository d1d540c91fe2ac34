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
        places.append(0, count: Self.keyCount + 1)
        for index in first..<members.count { places[key(ofMember: index) + 1] += 1 }
        for key in 1..<Self.keyCount { places[key] += places[key - 1] }
        let firstWithoutByte = first + Int(places[Self.keyCount - 1])
        stack.removeAll()
        for index in first..<members.count { stack.append(members[index]) }
        for index in 0..<stack.count {
            let key = key(of: stack[index])
            members[first + Int(places[key])] = stack[index]
            places[key] += 1
        }
        return firstWithoutByte
    }

    /// The indices in `members` to look at for a byte: those that read it (a blank: those that pass the edge of a word too),
    /// or all members of a small state.
    func readers(of state: Contents, _ byte: UInt8) -> Range<Int32> {
        guard state.memberCount > Self.unorderedMembers else { return state.members }
        let first = firstMember(of: state, reading: Int(byte))
        var end = first
        while end < state.members.upperBound, key(ofMember: Int(end)) == Int(byte) { end += 1 }
        return first..<end
    }

    /// The first of ordered members whose key is at least this one.
    private func firstMember(of state: Contents, reading wanted: Int) -> Int32 {
        var (low, high) = (state.members.lowerBound, state.members.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if key(ofMember: Int(middle)) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a member passes the edge of a word.
    func hasBoundary(_ state: Contents) -> Bool {
        for index in readers(of: state, 0x20) where nfa.state(members[index]).kind == .boundary { return true }
        return false
    }

    private static var keyCount: Int { 257 }

    /// The byte that a member reads, a blank for the edge of a word, or 256 if it reads no byte.
    @inline(__always)
    private func key(of member: Int32) -> Int {
        let state = nfa.state(member)
        switch state.kind {
        case .byte: return Int(state.byte)
        case .boundary: return 0x20
        default: return Self.keyCount - 1
        }
    }

    @inline(__always)
    private func key(ofMember index: Int) -> Int { key(of: members[index]) }
}
