import Foundation

/// The bytes of a file in memory of their own, aligned as a compiled grammar must be: what becomes of the file no longer
/// matters.
final class FileContent {
    let bytes: UnsafeRawBufferPointer

    /// Reads an open file.
    ///
    /// - Parameter count: how many bytes it has.
    /// - Returns: nil if it has fewer, or can't be read.
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
