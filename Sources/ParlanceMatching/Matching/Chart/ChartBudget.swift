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
    private var hasForgotten = false

    /// Whether a text with this many items and nodes may be read further.
    @inline(__always)
    func allows(steps: Int) -> Bool { steps <= stepLimit }

    /// Counts the examined parts of large values.
    mutating func countPatternWork<Result>(_ body: (inout Int) -> Result) -> Result {
        defer { if patternWork > Self.mostPatternWork { stepLimit = -1 } }
        return body(&patternWork)
    }

    /// Records that the automaton was emptied. The first time, most of its states are those of earlier texts, which do not count
    /// for this one: what a text means does not depend on what was read before.
    mutating func noteForgotten(bytes: Int) {
        if hasForgotten { forgotten += bytes }
        hasForgotten = true
        if forgotten > Self.mostForgotten { stepLimit = -1 }
    }
}
