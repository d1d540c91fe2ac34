import Foundation

extension Parser {
    /// The compiled grammar, to be kept in a file and loaded again without reading and compiling what people wrote.
    ///
    /// It can be used by programs with the same version of Parlance's format and of ICU, on machines with the same order of
    /// bytes; others say what does not fit. The same grammar always gives the same bytes. Run-time lists are not part of it.
    ///
    /// A value in a grammar that was made by hand may nest more deeply than any in a file can; beyond 256 levels what is
    /// written here is refused when it is loaded.
    public func compiledData() -> Data { Data(CompiledFile.bytes(of: self)) }

    /// A parser for a grammar that was compiled before. The data is copied.
    ///
    /// - Throws: `CompiledGrammarError` for anything else than what `compiledData()` gave: whatever the bytes are, it is safe
    ///   to try.
    public init(compiled data: Data) throws(CompiledGrammarError) {
        let copy = data.withUnsafeBytes { AlignedCopy($0) }
        self = try CompiledFile(copy.bytes, owner: copy).parser
    }

    /// A parser for a grammar that was compiled into a file, by `parlance compile` or out of `compiledData()`.
    ///
    /// The file is mapped, so programs that use it share its memory, and it must not be written to as long as a parser of
    /// it lives. To replace it, write another file and rename it, as `parlance compile` does.
    ///
    /// - Throws: `CompiledGrammarError` if it can't be read or used; whatever stands in the file, it is safe to try.
    /// - Complexity: in proportion to the file, about a millisecond for two megabytes.
    public init(compiledGrammarAt path: String) throws(CompiledGrammarError) {
        let file = try MappedFile(path: path)
        self = try CompiledFile(file.bytes, owner: file).parser
    }
}
