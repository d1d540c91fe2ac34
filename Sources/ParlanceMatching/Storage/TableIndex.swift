/// An index into tables of one element type. It is as cheap as the number alone, but the type checker rejects it for
/// tables of another type.
protocol TableIndex: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// The number of the element; negative if there is none.
    var raw: Int32 { get }

    init(raw: Int32)
}

extension TableIndex {
    @inline(__always)
    init(_ raw: Int32) { self.init(raw: raw) }

    /// The index of no element.
    @inline(__always)
    static var absent: Self { Self(-1) }

    /// Whether there is an element.
    @inline(__always)
    var exists: Bool { raw >= 0 }

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
