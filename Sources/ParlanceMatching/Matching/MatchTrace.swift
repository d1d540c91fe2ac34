/// Where a template got stuck: the furthest position that it reached, and what it wanted there.
struct MatchTrace {
    enum Expected: Hashable {
        case text([UInt8])
        case slot(SlotPattern)
        /// The edge of a word.
        case boundary
    }

    /// In bytes of the normalized text.
    private(set) var position = 0
    /// Without duplicates, in the order in which they were tried. Empty: the template was over, the text was not.
    private(set) var expected: [Expected] = []

    mutating func note(_ wanted: Expected, at position: Int) {
        advance(to: position)
        guard position == self.position, !expected.contains(wanted) else { return }
        expected.append(wanted)
    }

    /// The template ended before the text did.
    mutating func noteLeftover(at position: Int) {
        advance(to: position)
    }

    private mutating func advance(to position: Int) {
        guard position > self.position else { return }
        self.position = position
        expected = []
    }
}
