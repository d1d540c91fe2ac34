/// A set of lists as a filter for intersections: a positive answer may be wrong, a negative one is always right.
struct ListSet: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Creates the set of one list. Lists whose numbers differ by a multiple of 64 are not distinguished.
    @inline(__always)
    init(list: Int32) {
        rawValue = 1 << UInt64(list & 63)
    }

    @inline(__always)
    func meets(_ other: ListSet) -> Bool { rawValue & other.rawValue != 0 }
}
