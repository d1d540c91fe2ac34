import Foundation

/// The bytes of a file, mapped into memory: pages that other runs have read cost no copy.
///
/// The file must not change while the bytes are in use. Shortening it would end the program, so this is only for files
/// that nobody but this user can write, and that are replaced by renaming.
final class FileContent {
    let bytes: UnsafeRawBufferPointer

    /// Maps an open file, which may be closed afterwards.
    ///
    /// - Parameter count: The size of the file in bytes.
    /// - Returns: Nil if the file is empty or cannot be mapped.
    init?(of descriptor: Int32, count: Int) {
        guard count > 0, let start = Self.map(descriptor, count) else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    private static func map(_ descriptor: Int32, _ count: Int) -> UnsafeMutableRawPointer? {
        #if os(Linux)
            // All pages at once: the checksum reads them anyway.
            let flags = MAP_PRIVATE | Int32(MAP_POPULATE)
        #else
            let flags = MAP_PRIVATE
        #endif
        let start = mmap(nil, count, PROT_READ, flags, descriptor, 0)
        return start == MAP_FAILED ? nil : start
    }
}
