#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// For each state of an NFA, the number of the last closure that reached it; 0 at first.
///
/// The system gives zeroed pages when they are first written, so that marks of states that no utterance reaches, most of
/// those of a large grammar, take neither time nor memory.
struct ClosureMarks: ~Copyable {
    private let base: UnsafeMutablePointer<UInt32>
    private let count: Int

    init(count: Int) {
        self.count = max(count, 1)
        guard let memory = calloc(self.count, MemoryLayout<UInt32>.stride) else {
            fatalError("no memory for the marks of \(count) states")
        }
        base = memory.bindMemory(to: UInt32.self, capacity: self.count)
    }

    deinit { free(base) }

    @inline(__always)
    subscript(state: Int32) -> UInt32 {
        get {
            assert(0..<count ~= Int(state))
            return base[Int(state)]
        }
        nonmutating set {
            assert(0..<count ~= Int(state))
            base[Int(state)] = newValue
        }
    }

    /// Sets all marks to 0.
    func clear() { base.update(repeating: 0, count: count) }
}
