/// A place in a table of one kind of element. It costs as much as the number alone, but cannot be taken for a place in a table
/// of another kind.
protocol TableIndex: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// The number of the element; below 0: none.
    var raw: Int32 { get }

    init(raw: Int32)
}

extension TableIndex {
    @inline(__always)
    init(_ raw: Int32) { self.init(raw: raw) }

    /// The place of no element.
    @inline(__always)
    static var absent: Self { Self(-1) }

    /// Whether there is an element.
    @inline(__always)
    var exists: Bool { raw >= 0 }

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
