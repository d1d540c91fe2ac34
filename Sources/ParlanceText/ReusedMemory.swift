/// Memory for plain values that is used again and again.
///
/// It grows when more is needed, and shrinks back when it is large and little of it is.
struct ReusedMemory<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>?
    private(set) var capacity = 0

    /// More than this is given back when an eighth would do.
    private static var mostKept: Int { 1 << 14 }
    private static var least: Int { 128 }

    deinit {
        base?.deallocate()
    }

    /// Room for so many values. What was there before is lost, and so are pointers to it.
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
