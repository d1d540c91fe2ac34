/// A copy of bytes, aligned as a compiled grammar must be.
final class AlignedCopy {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyMemory(from: bytes)
        self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
}
