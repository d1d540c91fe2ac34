/// Plain values that never change, in memory of their own or in that of a compiled file.
///
/// `@unchecked Sendable` holds because nobody writes to the memory once the table is made, and `owner` keeps it.
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

    /// - Parameter owner: keeps the memory as long as the table lives.
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
