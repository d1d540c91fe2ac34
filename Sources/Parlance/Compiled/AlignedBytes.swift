/// Owned memory with the alignment that a compiled grammar requires.
package final class AlignedBytes {
    /// The bytes, valid as long as the object exists.
    package let bytes: UnsafeRawBufferPointer

    init(copying bytes: UnsafeRawBufferPointer) {
        let copy = Self.memory(for: bytes.count)
        copy.copyMemory(from: bytes)
        self.bytes = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
    }

    /// - Parameters:
    ///   - capacity: The maximum number of bytes.
    ///   - fill: Writes bytes and returns their number.
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
