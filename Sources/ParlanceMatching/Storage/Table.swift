/// An immutable array of trivial values, in its own memory or in that of a compiled file.
///
/// `@unchecked Sendable` is safe because the memory is never written after initialization, and `owner` keeps it alive.
struct Table<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    let base: UnsafePointer<Element>
    let count: Int
    private let owner: AnyObject

    init(_ elements: some Collection<Element>) {
        let memory = OwnedMemory(elements)
        base = memory.base
        count = elements.count
        owner = memory
    }

    /// - Parameter owner: Keeps the memory alive as long as the table exists.
    init(base: UnsafePointer<Element>, count: Int, owner: AnyObject) {
        self.base = base
        self.count = count
        self.owner = owner
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        assert(index >= 0 && index < count)
        return base[index]
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

private final class OwnedMemory<Element: BitwiseCopyable> {
    let base: UnsafePointer<Element>

    init(_ elements: some Collection<Element>) {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
        _ = memory.initialize(from: elements)
        base = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    }

    deinit {
        base.deallocate()
    }
}
