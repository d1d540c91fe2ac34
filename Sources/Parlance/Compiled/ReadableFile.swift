#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is open for reading; its end of life closes it.
package struct ReadableFile: ~Copyable {
    private let descriptor: Int32
    /// The size in bytes when it was opened; it may have changed since.
    let size: Int

    /// - Throws: `CompiledGrammarError.unreadable`, also for folders, pipes and the like.
    package init(path: String) throws(CompiledGrammarError) {
        // Non-blocking, because opening a pipe without a writer would block.
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
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
    /// - Returns: The number of bytes read; never more than fit.
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
