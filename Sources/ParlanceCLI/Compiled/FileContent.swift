import Foundation

/// The bytes of a file in owned memory with the alignment of compiled grammars: independent of later changes to the
/// file.
final class FileContent {
    let bytes: UnsafeRawBufferPointer

    /// Reads an open file.
    ///
    /// - Parameter count: The size of the file in bytes.
    /// - Returns: Nil if the file is shorter or unreadable.
    init?(of descriptor: Int32, count: Int) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        bytes = UnsafeRawBufferPointer(memory)
        var done = 0
        while done < count {
            let read = Foundation.read(descriptor, memory.baseAddress?.advanced(by: done), count - done)
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { return nil }
            done += read
        }
    }

    deinit { bytes.deallocate() }
}
