import Foundation

/// A file that is open for reading, until it is forgotten.
package struct ReadableFile: ~Copyable {
    private let descriptor: Int32
    /// How many bytes it had when it was opened; there may be more or fewer by now.
    let size: Int

    /// - Throws: `CompiledGrammarError.unreadable`, also for what is no file but a folder, a pipe or the like.
    package init(path: String) throws(CompiledGrammarError) {
        // Without blocking, as opening a pipe without a writer does.
        descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw Self.failure(code)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .unreadable(reason: "it is no file")
        }
        size = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// The first bytes, at most `count`.
    package func prefix(_ count: Int) throws(CompiledGrammarError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let found = bytes.withUnsafeMutableBytes { memory in
            Result { () throws(CompiledGrammarError) in try read(into: memory) }
        }
        return Array(bytes.prefix(try found.get()))
    }

    /// Fills memory from the beginning of the file.
    ///
    /// - Returns: how many bytes there were, at most as many as fit.
    func read(into memory: UnsafeMutableRawBufferPointer) throws(CompiledGrammarError) -> Int {
        var count = 0
        while count < memory.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
            let found = pread(descriptor, rest.baseAddress, rest.count, off_t(count))
            if found < 0, errno == EINTR { continue }
            guard found >= 0 else { throw Self.failure(errno) }
            if found == 0 { break }
            count += found
        }
        return count
    }

    private static func failure(_ code: Int32) -> CompiledGrammarError {
        .unreadable(reason: String(cString: strerror(code)))
    }
}
