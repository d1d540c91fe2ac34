/// A place where templates stopped: something was read, and a word or a slot should have followed.
struct TemplateStop {
    let position: Int
    /// The number of bytes before the position that were not taken by wildcards.
    let readLength: Int
    let state: LazyDFA.StateID
    /// The text that wildcards took, on the path where they took least.
    let wildcards: [Range<Int>]
    /// The states of the templates that stopped here, in order.
    let members: [Int32]
    /// The word of the utterance that ends here, if literal text may have read it as the beginning of a longer word.
    let begunWord: Range<Int>?
    /// The states within a word, if there is such a word, in order.
    let inner: [Int32]

    /// Whether templates came equally far at both stops.
    func isAsFar(as other: TemplateStop) -> Bool { (readLength, position) == (other.readLength, other.position) }

    /// The states of a template that stopped here.
    func members(in states: Range<Int32>) -> ArraySlice<Int32> {
        let first = index(of: states.lowerBound)
        return members[first...].prefix { $0 < states.upperBound }
    }

    /// Whether a template may end here.
    func mayEnd(within states: Range<Int32>, of nfa: NFA) -> Bool {
        members(in: states).contains { nfa.state($0).kind == .accept }
    }

    /// Whether a template stopped here within a word.
    func isWithinWord(_ member: Int32) -> Bool { begunWord != nil && inner.contains(member) }

    /// The index of the first state that is not before this one.
    private func index(of state: Int32) -> Int {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle] < state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The templates that stopped here, without duplicates, in order.
    func templates(_ nfa: NFA) -> some Sequence<Int> {
        sequence(state: 0) { index -> Int? in
            guard index < members.count else { return nil }
            let template = nfa.template(of: members[index])
            index = self.index(of: nfa.ends[template])
            return template
        }
    }
}
