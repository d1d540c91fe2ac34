import Synchronization

/// Matchers of one grammar, for threads to take and give back.
///
/// What a matcher has learnt of the automaton is kept with it. Nobody ever waits: taking one and giving it back is a
/// single exchange each, and who finds none makes one. Threads begin to look in different places, which lie so far apart
/// that none slows another one down.
///
/// `@unchecked Sendable` holds because a matcher is either in a place, where only an exchange gets it out, or with the
/// one that took it.
final class MatcherPool: @unchecked Sendable {
    private typealias Place = Atomic<UnsafeMutableRawPointer?>

    /// How many are kept when nobody uses them; a power of two.
    private static let count = 16
    /// From place to place, in bytes: two cache lines, as processors fetch them in pairs.
    private static let stride = 128

    private let nfa: NFA
    private let classes: ByteClasses
    private let symbolLists: Table<Int32>
    private let sentences: [CompiledSentence]
    private let memory: UnsafeMutableRawPointer

    /// - Parameters:
    ///   - symbolLists: for each symbol the number of its list.
    ///   - sentences: what the automaton's numbers of templates stand for.
    init(_ nfa: NFA, symbolLists: Table<Int32>, sentences: [CompiledSentence]) {
        self.nfa = nfa
        self.symbolLists = symbolLists
        self.sentences = sentences
        classes = ByteClasses(nfa)
        memory = .allocate(byteCount: Self.count * Self.stride, alignment: Self.stride)
        for index in 0..<Self.count {
            (memory + index * Self.stride).bindMemory(to: Place.self, capacity: 1).initialize(to: Atomic(nil))
        }
    }

    deinit {
        for index in 0..<Self.count {
            if let held = place(index).pointee.exchange(nil, ordering: .acquiring) {
                Unmanaged<Matcher>.fromOpaque(held).release()
            }
            place(index).deinitialize(count: 1)
        }
        memory.deallocate()
    }

    /// Lends a matcher to `body`, which must not keep it.
    @inline(__always)
    func withMatcher<Result>(_ body: (Matcher) -> Result) -> Result {
        let own = place(Self.numberOfThread)
        let matcher = Self.take(from: own) ?? takeFromAnother() ?? make()
        defer { if !Self.put(matcher, into: own) { putElsewhere(matcher) } }
        return matcher._withUnsafeGuaranteedRef(body)
    }

    /// Where a thread begins to look. Each has a stack of its own, whose address tells it from others well enough.
    @inline(__always)
    private static var numberOfThread: Int {
        var local: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &local) { UInt64(UInt(bitPattern: $0)) }
        return Int(((address >> 16) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
    }

    @inline(__always)
    private func place(_ index: Int) -> UnsafeMutablePointer<Place> {
        (memory + index &* Self.stride).assumingMemoryBound(to: Place.self)
    }

    // A matcher is held by whoever has it, the pool or its borrower, without being counted anew each time.

    @inline(__always)
    private static func take(from place: UnsafeMutablePointer<Place>) -> Unmanaged<Matcher>? {
        guard place.pointee.load(ordering: .relaxed) != nil else { return nil }
        return place.pointee.exchange(nil, ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
    }

    /// Whether the place was free.
    @inline(__always)
    private static func put(_ matcher: Unmanaged<Matcher>, into place: UnsafeMutablePointer<Place>) -> Bool {
        guard place.pointee.load(ordering: .relaxed) == nil else { return false }
        return place.pointee.compareExchange(expected: nil, desired: matcher.toOpaque(), ordering: .releasing).exchanged
    }

    @inline(never)
    private func takeFromAnother() -> Unmanaged<Matcher>? {
        for index in 0..<Self.count {
            if let matcher = Self.take(from: place(index)) { return matcher }
        }
        return nil
    }

    @inline(never)
    private func putElsewhere(_ matcher: Unmanaged<Matcher>) {
        for index in 0..<Self.count where Self.put(matcher, into: place(index)) { return }
        matcher.release()
    }

    private func make() -> Unmanaged<Matcher> {
        let dfa = LazyDFA(nfa, classes: classes, symbolLists: symbolLists)
        return Unmanaged.passRetained(Matcher(dfa, sentences: SentenceTable(sentences)))
    }
}
