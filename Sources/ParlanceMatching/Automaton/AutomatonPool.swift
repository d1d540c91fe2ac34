import Synchronization

/// Deterministic automata of one grammar, for threads to take and give back.
///
/// Building one costs what the utterances cost that it has met, so they are kept. A thread that finds none free makes its
/// own. The lock is held just to take one or give one back, never while an utterance is read.
final class AutomatonPool: Sendable {
    /// How many are kept when nobody uses them.
    private static let limit = 16

    let nfa: NFA
    private let classes: ByteClasses
    private let free = Mutex<[Holder]>([])

    /// Only one thread has a holder at a time: it is either in `free`, which is locked, or with the one that took it.
    private struct Holder: @unchecked Sendable {
        let automaton: LazyDFA
    }

    init(_ nfa: NFA) {
        self.nfa = nfa
        classes = ByteClasses(nfa)
    }

    /// Lends an automaton to `body`, which must not keep it.
    func withAutomaton<Result>(_ body: (LazyDFA) throws -> Result) rethrows -> Result {
        let holder = free.withLock { $0.popLast() } ?? Holder(automaton: LazyDFA(nfa, classes: classes))
        holder.automaton.shrinkIfNeeded()
        defer { free.withLock { if $0.count < Self.limit { $0.append(holder) } } }
        return try body(holder.automaton)
    }
}
