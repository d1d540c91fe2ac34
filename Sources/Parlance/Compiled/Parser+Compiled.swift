import Foundation
import ParlanceGrammar

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
    /// - Parameter languages: those that the grammar was compiled with.
    /// - Throws: `CompiledGrammarError` for other data than that of `compiledData()`. Any bytes are safe to try.
    public init(compiled data: Data, languages: LanguageProfiles = .shipped) throws(CompiledGrammarError) {
        try self.init(compiled: data, languages: languages, slotTypes: SlotTypes())
    }

    /// A parser for a grammar that was compiled before and may use slot types.
    package init(
        compiled data: Data,
        languages: LanguageProfiles = .shipped,
        slotTypes: SlotTypes
    ) throws(CompiledGrammarError) {
        let copy = data.withUnsafeBytes { AlignedBytes(copying: $0) }
        self = try CompiledFile(copy.bytes, slotTypes: slotTypes, owner: copy, languages: languages).parser
    }

    /// A parser for a grammar that was compiled into a file, by `parlance compile` or out of `compiledData()`.
    ///
    /// The file is read at once, so later changes do not affect the parser. To replace a file that programs may be reading,
    /// write another one and rename it, as `parlance compile` does; a file that changes while it is read is damaged.
    ///
    /// - Parameter languages: those that the grammar was compiled with.
    /// - Throws: `CompiledGrammarError` if it can't be read or used. Any file is safe to try.
    /// - Complexity: in proportion to the file, about a millisecond for two megabytes.
    public init(
        compiledGrammarAt path: String,
        languages: LanguageProfiles = .shipped
    ) throws(CompiledGrammarError) {
        let file = try AlignedBytes(compiledFile: path)
        self = try CompiledFile(file.bytes, owner: file, languages: languages).parser
    }
}
