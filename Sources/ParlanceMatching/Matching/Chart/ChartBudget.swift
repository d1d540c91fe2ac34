/// The work limit for one text; beyond it, the text has too many ways to be read.
struct ChartBudget: BitwiseCopyable {
    /// The maximum number of items and derivation nodes. Each takes less than 40 bytes; meaningful utterances stay far
    /// below.
    private static let mostSteps = 1 << 20
    /// The maximum number of examined parts of values that are too large for a trie.
    private static let mostPatternWork = 1 << 22
    /// The maximum size of dropped automaton states that one text has needed, in bytes.
    private static let mostForgotten = 5 << 26

    /// Negative once another limit is exceeded.
    private var stepLimit = mostSteps
    private var patternWork = 0
    private var forgotten = 0
    /// Whether the automaton of the templates was emptied.
    private var wasEmptied = false

    /// Whether a text with this many items and nodes may be read further.
    @inline(__always)
    func allows(steps: Int) -> Bool { steps <= stepLimit }

    /// Counts the examined parts of large values.
    mutating func countPatternWork<Result>(_ body: (inout Int) -> Result) -> Result {
        defer { if patternWork > Self.mostPatternWork { stepLimit = -1 } }
        return body(&patternWork)
    }

    /// Records that the automaton of the templates was emptied. The first time, most of its states are those of earlier texts,
    /// which do not count for this one: what a text means does not depend on what was read before.
    mutating func noteEmptied(bytes: Int) {
        if wasEmptied { noteForgotten(bytes: bytes) }
        wasEmptied = true
    }

    /// Records that states were dropped. The automaton of a list is so small that those of earlier texts make no difference.
    mutating func noteForgotten(bytes: Int) {
        forgotten += bytes
        if forgotten > Self.mostForgotten { stepLimit = -1 }
    }
}
