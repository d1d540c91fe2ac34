#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension AlignedBytes {
    /// The bytes of a file that begins like a compiled grammar.
    ///
    /// The file is read, not mapped: truncating a mapped file ends the programs that use it, and its content may change
    /// after the check.
    ///
    /// - Throws: `CompiledGrammarError.unreadable`, also for folders, pipes and the like;
    ///   `CompiledGrammarError.notCompiled` for any other file, of which only the beginning is read.
    package convenience init(compiledFile path: String) throws(CompiledGrammarError) {
        let file = try ReadableFile(path: path)
        guard CompiledFile.isCompiled(try file.prefix(CompiledFile.magicLength)) else { throw .notCompiled }
        guard file.size <= CompiledFile.sizeLimit else {
            throw .unreadable(reason: "it has more than \(CompiledFile.sizeLimit) bytes")
        }
        try self.init(capacity: file.size) { memory throws(CompiledGrammarError) in try file.read(into: memory) }
    }
}
