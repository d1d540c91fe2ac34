/// Where a template got stuck: the state that had read most, and what the template wanted there.
///
/// What a wildcard takes is not read: a template that begins with one could claim any utterance up to its end.
struct MatchTrace {
    enum Expected: Hashable {
        case text([UInt8])
        case slot(SlotPattern)
        /// The edge of a word.
        case boundary
    }

    /// In bytes of the normalized text.
    private(set) var position = 0
    /// How many bytes before the position were read by something else than a wildcard.
    private(set) var readLength = 0
    /// What wildcards took before the position.
    private(set) var wildcards: [Range<Int>] = []
    /// Without duplicates, in the order in which they were tried. Empty: the template was over, the text was not.
    private(set) var expected: [Expected] = []

    /// - Parameter position: where something was wanted and not found, in or behind the blank at the state's position.
    mutating func note(_ wanted: Expected, at position: Int, after state: MatchState) {
        advance(to: position, after: state)
        guard position == self.position, !expected.contains(wanted) else { return }
        expected.append(wanted)
    }

    /// The template ended before the text did.
    mutating func noteLeftover(after state: MatchState) {
        advance(to: state.position, after: state)
    }

    private mutating func advance(to position: Int, after state: MatchState) {
        let wildcards = state.slots.filter { $0.value == .wildcard }.map(\.range)
        let readLength = position - wildcards.reduce(0) { $0 + $1.count }
        guard (readLength, position) > (self.readLength, self.position) else { return }
        self = MatchTrace()
        self.position = position
        self.readLength = readLength
        self.wildcards = wildcards
    }
}
