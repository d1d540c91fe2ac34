/// The work that one text may cause; beyond it the text has too many ways to be read.
struct ChartBudget: BitwiseCopyable {
    /// The most items and nodes of derivations together. They take less than 40 bytes each; no utterance that means something
    /// comes near.
    private static let mostSteps = 1 << 20
    /// The most parts of values that are too large for a trie.
    private static let mostPatternWork = 1 << 22
    /// The most that may be made of the automaton and forgotten again, in bytes.
    private static let mostForgotten = 1 << 27

    /// Negative once other work has become too much.
    private var stepLimit = mostSteps
    private var patternWork = 0
    private var forgotten = 0

    /// Whether a text with so many items and nodes may go on to be read.
    @inline(__always)
    func allows(steps: Int) -> Bool { steps <= stepLimit }

    /// Counts the parts of large values that are looked at.
    mutating func countPatternWork<Result>(_ body: (inout Int) -> Result) -> Result {
        defer { if patternWork > Self.mostPatternWork { stepLimit = -1 } }
        return body(&patternWork)
    }

    /// Notes that the automaton was emptied.
    mutating func noteForgotten(bytes: Int) {
        forgotten += bytes
        if forgotten > Self.mostForgotten { stepLimit = -1 }
    }
}
