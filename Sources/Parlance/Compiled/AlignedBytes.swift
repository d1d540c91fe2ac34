/// Bytes in memory of their own, aligned as a compiled grammar must be.
package final class AlignedBytes {
    package let bytes: UnsafeRawBufferPointer

    init(copying bytes: UnsafeRawBufferPointer) {
        let copy = Self.memory(for: bytes.count)
        copy.copyMemory(from: bytes)
        self.bytes = UnsafeRawBufferPointer(copy)
    }

    /// - Parameters:
    ///   - capacity: how many bytes there may be.
    ///   - fill: writes bytes, and returns how many.
    init<Failure>(
        capacity: Int,
        fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) throws(Failure) {
        let memory = Self.memory(for: capacity)
        do throws(Failure) {
            bytes = UnsafeRawBufferPointer(rebasing: memory[..<(try fill(memory))])
        } catch {
            memory.deallocate()
            throw error
        }
    }

    deinit { bytes.deallocate() }

    private static func memory(for count: Int) -> UnsafeMutableRawBufferPointer {
        .allocate(byteCount: max(count, 1), alignment: 16)
    }
}
