import Synchronization

/// Matchers of one grammar, for threads to take and give back.
///
/// What a matcher has learnt of the automaton is kept with it. Nobody ever waits: taking one and giving it back is a
/// single exchange each, and who finds none makes one.
///
/// `@unchecked Sendable` holds because a matcher is either in a place, where only an exchange gets it out, or with the
/// one that took it.
final class MatcherPool: @unchecked Sendable {
    /// How many are kept when nobody uses them.
    private static let count = 16

    private let nfa: NFA
    private let classes: ByteClasses
    private let symbolLists: Table<Int32>
    private let places: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>

    /// - Parameter symbolLists: for each symbol the number of its list.
    init(_ nfa: NFA, symbolLists: Table<Int32>) {
        self.nfa = nfa
        self.symbolLists = symbolLists
        classes = ByteClasses(nfa)
        places = .allocate(capacity: Self.count)
        for index in 0..<Self.count { (places + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in 0..<Self.count {
            if let held = places[index].exchange(nil, ordering: .acquiring) {
                Unmanaged<Matcher>.fromOpaque(held).release()
            }
        }
        places.deinitialize(count: Self.count)
        places.deallocate()
    }

    /// Lends a matcher to `body`, which must not keep it.
    func withMatcher<Result>(_ body: (Matcher) -> Result) -> Result {
        let matcher = take() ?? make()
        defer { giveBack(matcher) }
        return matcher._withUnsafeGuaranteedRef(body)
    }

    // A matcher is held by whoever has it, the pool or its borrower, without being counted anew each time.

    private func make() -> Unmanaged<Matcher> {
        Unmanaged.passRetained(Matcher(LazyDFA(nfa, classes: classes, symbolLists: symbolLists)))
    }

    private func take() -> Unmanaged<Matcher>? {
        for index in 0..<Self.count where places[index].load(ordering: .relaxed) != nil {
            if let held = places[index].exchange(nil, ordering: .acquiring) { return Unmanaged.fromOpaque(held) }
        }
        return nil
    }

    private func giveBack(_ matcher: Unmanaged<Matcher>) {
        for index in 0..<Self.count where places[index].load(ordering: .relaxed) == nil {
            let (exchanged, _) = places[index].compareExchange(
                expected: nil,
                desired: matcher.toOpaque(),
                ordering: .releasing
            )
            if exchanged { return }
        }
        matcher.release()
    }
}
