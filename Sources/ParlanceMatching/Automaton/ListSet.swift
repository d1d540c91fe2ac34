/// A set of lists, as a quick answer to whether two sets have one in common: yes may be wrong, no never is.
struct ListSet: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The list with that number. Lists whose numbers are 64 apart are taken for each other.
    @inline(__always)
    init(list: Int32) {
        rawValue = 1 << UInt64(list & 63)
    }

    @inline(__always)
    func meets(_ other: ListSet) -> Bool { rawValue & other.rawValue != 0 }
}
