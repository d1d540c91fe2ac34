import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A lock-free pool of matchers for one grammar.
///
/// Each matcher keeps its deterministic automaton. Threads never wait: taking and returning a matcher is one atomic
/// exchange each, and a thread that finds none creates one. Threads start their search at different places, which are
/// far enough apart to prevent false sharing; so a matcher stays with its thread, in the memory next to its processor.
///
/// `@unchecked Sendable` is safe because a matcher is either in a place, where only an exchange removes it, or owned by
/// its borrower.
final class MatcherPool: @unchecked Sendable {
    private typealias Place = Atomic<UnsafeMutableRawPointer?>

    /// The maximum number of idle matchers; a power of two.
    private static let count = 64
    /// The memory that a matcher's deterministic automaton may take, for each byte of the grammar's automaton: enough for
    /// what thousands of real utterances share, with corrections.
    private static let memoryPerByte = 8
    /// The distance between places in bytes: two cache lines, because processors fetch them in pairs.
    private static let stride = 128

    private let nfa: NFA
    private let classes: ByteClasses
    private let symbolLists: Table<Int32>
    private let sentences: [CompiledSentence]
    private let language: String
    private let hasTypes: Bool
    private let memory: UnsafeMutableRawPointer

    /// - Parameters:
    ///   - language: The language of the grammar.
    ///   - symbolLists: The list number of each symbol.
    ///   - sentences: The templates, by their numbers in the automaton.
    ///   - hasTypes: Whether any list is a slot type.
    init(
        _ nfa: NFA,
        language: String,
        symbolLists: Table<Int32>,
        sentences: [CompiledSentence],
        hasTypes: Bool
    ) {
        self.nfa = nfa
        self.language = language
        self.symbolLists = symbolLists
        self.sentences = sentences
        self.hasTypes = hasTypes
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

    /// Lends a matcher to `prepare` and then to `body`, which must not keep it.
    @inline(__always)
    func withMatcher<Result>(prepare: (Matcher) -> Void = { _ in }, _ body: (Matcher) -> Result) -> Result {
        let own = place(Self.numberOfThread)
        let matcher = Self.take(from: own) ?? takeFromAnother() ?? make()
        defer { if !Self.put(matcher, into: own) { putElsewhere(matcher) } }
        // Two closures, because one that calls `body` would not be inlined.
        matcher._withUnsafeGuaranteedRef(prepare)
        return matcher._withUnsafeGuaranteedRef(body)
    }

    /// The place where a thread starts its search.
    @inline(__always)
    private static var numberOfThread: Int {
        let thread = withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
        return Int((UInt64(thread >> 6) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
    }

    @inline(__always)
    private func place(_ index: Int) -> UnsafeMutablePointer<Place> {
        (memory + index &* Self.stride).assumingMemoryBound(to: Place.self)
    }

    // The pool or the borrower owns a matcher without counting references each time.

    @inline(__always)
    private static func take(from place: UnsafeMutablePointer<Place>) -> Unmanaged<Matcher>? {
        guard place.pointee.load(ordering: .relaxed) != nil else { return nil }
        return place.pointee.exchange(nil, ordering: .acquiring).map { Unmanaged.fromOpaque($0) }
    }

    /// Returns whether the place was free.
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

    @inline(never)
    private func make() -> Unmanaged<Matcher> {
        let memory = max(LazyDFA.usualMemory, Self.memoryPerByte * nfa.size)
        let dfa = LazyDFA(nfa, classes: classes, symbolLists: symbolLists, memoryLimit: memory)
        let table = SentenceTable(sentences, language: language)
        return Unmanaged.passRetained(Matcher(dfa, sentences: table, hasTypes: hasTypes))
    }
}
