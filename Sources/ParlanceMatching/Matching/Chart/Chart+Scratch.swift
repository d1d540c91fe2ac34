// Scratch data of a chart while it is filled.

extension Chart {
    /// An open wildcard, and the state after it.
    struct OpenWildcard: BitwiseCopyable {
        var target: LazyDFA.StateID
        /// The target at a boundary.
        var opened: LazyDFA.StateID
        let symbol: SlotSymbol.Index
        /// The places where it may have begun.
        var opener: Derivations.Node.Index
    }

    /// The answers of a list at the position of its last query.
    struct Asked: BitwiseCopyable {
        /// The number of that position's round; 0 before the first query.
        var round = 0
        var answers = AnswerRange(first: 0, count: 0)
    }

    /// The ends of a wildcard with limits from the start where they were determined last.
    struct LimitedEnds: BitwiseCopyable {
        /// -1 before that.
        var start = -1
        var first = 0
        var count = 0
    }

    /// A range of consecutive answers.
    struct AnswerRange: BitwiseCopyable {
        let first: Int32
        let count: Int32

        @inline(__always)
        subscript(offset: Int32) -> Derivations.Answer.Index { Derivations.Answer.Index(first + offset) }
    }

    /// A place in a list's trie and in the text from which a value remains to be followed.
    struct ListBranch: BitwiseCopyable {
        let node: UInt32
        let position: Int32
    }

    /// A slot that accepts any words from a position on, and the state after it.
    struct Scheduled: BitwiseCopyable {
        let symbol: SlotSymbol.Index
        var target: LazyDFA.StateID
        let position: Int
    }
}
