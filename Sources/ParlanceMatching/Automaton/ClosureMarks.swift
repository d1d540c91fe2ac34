/// The NFA states that the closure in progress has reached.
///
/// A hash table that is emptied by counting on: a large grammar has many millions of states, of which a closure reaches
/// few. Each closure begins with few places of the table, because these stay in the processor's cache.
struct ClosureMarks: ~Copyable {
    private static let fewestPlaces = 1_024

    /// The number of the closure that reached a state, and in the low half the state; 0 at first.
    private var marks = FlatArray<UInt64>()
    /// The number of places that the closure in progress uses; a power of two.
    private var placeCount = fewestPlaces
    private var count = 0
    private var closure: UInt32 = 0
    /// Scratch space: the marks that get other places.
    private var moved = FlatArray<UInt64>()

    init() {
        marks.append(0, count: Self.fewestPlaces)
    }

    /// Begins a closure, which has reached no state.
    mutating func begin() {
        count = 0
        placeCount = Self.fewestPlaces
        closure &+= 1
        guard closure == 0 else { return }
        for index in 0..<marks.count { marks[index] = 0 }
        closure = 1
    }

    /// Marks a state.
    ///
    /// - Returns: Whether it was not marked before.
    @inline(__always)
    mutating func insert(_ state: Int32) -> Bool {
        let (mark, index) = (mark(of: state), place(of: state))
        guard marks[index] != mark else { return false }
        marks[index] = mark
        count += 1
        if count * 2 > placeCount { addPlaces() }
        return true
    }

    @inline(__always)
    func contains(_ state: Int32) -> Bool { marks[place(of: state)] == mark(of: state) }

    @inline(__always)
    private func mark(of state: Int32) -> UInt64 { UInt64(closure) << 32 | UInt64(UInt32(bitPattern: state)) }

    /// The index of a state's mark, or of one that earlier closures left.
    @inline(__always)
    private func place(of state: Int32) -> Int {
        let (mark, mask) = (mark(of: state), placeCount - 1)
        var index = Int(UInt32(bitPattern: state) &* 0x9E37_79B1 >> 7) & mask
        while marks[index] != mark, marks[index] >> 32 == closure { index = (index + 1) & mask }
        return index
    }

    private mutating func addPlaces() {
        moved.removeAll()
        for index in 0..<placeCount where marks[index] >> 32 == closure {
            moved.append(marks[index])
            marks[index] = 0
        }
        placeCount *= 4
        if marks.count < placeCount { marks.append(0, count: placeCount - marks.count) }
        for index in 0..<moved.count { marks[place(of: Int32(truncatingIfNeeded: moved[index]))] = moved[index] }
    }
}
