import Foundation

/// A file whose contents are in memory as far as somebody reads them.
///
/// Who replaces the file has to put another in its place: what is written into the file itself changes under its readers.
package final class MappedFile {
    package let bytes: UnsafeRawBufferPointer

    /// - Throws: `CompiledGrammarError.unreadable`, also for what is no file but a folder, a pipe or the like.
    package init(path: String) throws(CompiledGrammarError) {
        let descriptor = try Self.open(path)
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(reason: "it is no file") }
        let count = Int(status.st_size)
        guard count > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED else {
            throw Self.failure(errno)
        }
        bytes = UnsafeRawBufferPointer(start: base, count: count)
    }

    deinit {
        guard let base = bytes.baseAddress else { return }
        munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
    }

    /// Opens a file without waiting, as one would for somebody who writes to a pipe.
    private static func open(_ path: String) throws(CompiledGrammarError) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        return descriptor
    }

    private static func failure(_ code: Int32) -> CompiledGrammarError {
        .unreadable(reason: String(cString: strerror(code)))
    }
}
