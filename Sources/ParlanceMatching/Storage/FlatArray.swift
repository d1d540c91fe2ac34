#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A growing array of trivial values in its own memory: scratch space that is reused without allocation.
///
/// Indices are checked only in debug builds, because callers use indices of elements that they have added. Element
/// types are not private: Swift 6.3 cannot compile an array of private types without optimization.
///
/// The memory is the C library's, which moves the pages of a large array without copying them when it grows. Elements
/// need no larger alignment than it gives.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = Self.memory(nil, count: self.capacity)
    }

    deinit {
        free(base)
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

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        set { self[Int(index)] = newValue }
    }

    /// Adds an element.
    ///
    /// - Returns: The index of the element.
    @inline(__always)
    @discardableResult
    mutating func append(_ element: Element) -> Int32 {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    mutating func append(_ element: Element, count added: Int) {
        if count + added > capacity { grow(to: count + added) }
        (base + count).update(repeating: element, count: added)
        count += added
    }

    mutating func append(contentsOf added: Slice<UnsafeBufferPointer<Element>>) {
        if count + added.count > capacity { grow(to: count + added.count) }
        let place = UnsafeMutableBufferPointer(start: base + count, count: added.count)
        _ = place.update(fromContentsOf: added)
        count += added.count
    }

    /// The elements from `start` on, for reordering in place.
    func elements(from start: Int = 0) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base + start, count: count - start)
    }

    /// Removes all elements except the first `kept`; the memory remains allocated.
    @inline(__always)
    mutating func removeAll(keeping kept: Int = 0) {
        assert(kept <= count)
        count = kept
    }

    /// Removes all elements, and shrinks the memory to `limit` elements if it is larger.
    @inline(__always)
    mutating func removeAll(keepingCapacity limit: Int) {
        count = 0
        if capacity > limit { move(toCapacity: limit) }
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        move(toCapacity: max(needed, 2 * capacity))
    }

    /// Not inlined, so that what clears and fills an array at each parse stays small.
    @inline(never)
    private mutating func move(toCapacity newCapacity: Int) {
        base = Self.memory(base, count: newCapacity)
        capacity = newCapacity
    }

    /// Memory for `count` elements, which begins with the elements of the old memory.
    private static func memory(_ old: UnsafeMutablePointer<Element>?, count: Int) -> UnsafeMutablePointer<Element> {
        let (size, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        guard !isTooLarge, let memory = realloc(old, size) else {
            fatalError("not enough memory for \(count) elements")
        }
        return memory.assumingMemoryBound(to: Element.self)
    }
}
