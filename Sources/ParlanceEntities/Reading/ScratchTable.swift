/// A table of trivial values in its own memory, which is reused for one text after the other.
///
/// Indices are checked only in debug builds, because callers use positions of the text that the table was prepared for.
struct ScratchTable<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private let empty: Element

    /// - Parameter empty: the value of elements that are not set.
    init(empty: Element) {
        self.empty = empty
        capacity = 64
        base = .allocate(capacity: capacity)
        base.initialize(repeating: empty, count: capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// Sets the number of elements. They keep values of earlier texts, or are empty.
    mutating func resize(to count: Int) {
        self.count = count
        guard count > capacity else { return }
        base.deallocate()
        capacity = max(count, 2 * capacity)
        base = .allocate(capacity: capacity)
        base.initialize(repeating: empty, count: capacity)
    }

    /// Empties all elements.
    mutating func clear() { base.update(repeating: empty, count: capacity) }

    /// Replaces the elements.
    mutating func fill(_ elements: [Element]) {
        resize(to: elements.count)
        elements.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { base.update(from: start, count: source.count) }
        }
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}
