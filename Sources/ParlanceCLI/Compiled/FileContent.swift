import Foundation

/// The bytes of a file, mapped into memory: only pages that are used are read, and those that other runs have read cost
/// no copy.
///
/// The file must not change while the bytes are in use. Shortening it would end the program, so this is only for files
/// that nobody but this user can write, and that are replaced by renaming.
final class FileContent {
    let bytes: UnsafeRawBufferPointer
    /// The state of the file when it was mapped.
    let state: FileState

    /// Maps an open file, which may be closed afterwards.
    ///
    /// - Parameter state: The state of the file.
    /// - Returns: Nil if the file is empty or cannot be mapped.
    init?(of descriptor: Int32, _ state: FileState) {
        guard state.size > 0, let start = mmap(nil, state.size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            start != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: state.size)
        self.state = state
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// The content as text; nil if it is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// Reads all pages at once, which takes less time than one after the other.
    func prefetch() {
        #if os(Linux)
            // MADV_POPULATE_READ, which Glibc's module does not have; older kernels than 5.14 ignore it.
            let populateRead: Int32 = 22
            madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, populateRead)
        #endif
    }
}

/// The identity of a file's content: every change of the content changes it.
struct FileState: Equatable {
    let size: Int
    private let device: UInt64
    private let number: UInt64
    /// The time of the last change of the content or of its attributes, which programs cannot set.
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        #if canImport(Darwin)
            let change = status.st_ctimespec
        #else
            let change = status.st_ctim
        #endif
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        seconds = Int(change.tv_sec)
        nanoseconds = Int(change.tv_nsec)
    }

    /// The state of the file at a path; nil if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// Whether the last change was before a time in seconds since 1970.
    func isUnchanged(since time: Int) -> Bool { seconds < time }

    /// One line, equal for equal states.
    var line: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)\n" }
}
