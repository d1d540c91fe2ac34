/// Reusable memory for trivial values.
///
/// It grows on demand, and shrinks if it is large and mostly unused.
struct ReusedMemory<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>?
    private(set) var capacity = 0

    /// A larger capacity is released if an eighth of it would suffice.
    private static var mostKept: Int { 1 << 14 }
    private static var least: Int { 128 }

    deinit {
        base?.deallocate()
    }

    /// Memory for a number of values. Previous content and pointers become invalid.
    @inline(__always)
    mutating func room(for count: Int) -> UnsafeMutablePointer<Element> {
        if let base, count <= capacity, !isWasted(by: count) { return base }
        return replaced(by: count)
    }

    @inline(never)
    private mutating func replaced(by count: Int) -> UnsafeMutablePointer<Element> {
        base?.deallocate()
        capacity = max(count + count / 2, Self.least)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        base = new
        return new
    }

    private func isWasted(by count: Int) -> Bool {
        capacity > Self.mostKept && count < capacity / 8
    }
}
