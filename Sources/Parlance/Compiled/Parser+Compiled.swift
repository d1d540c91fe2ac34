import ParlanceEntities
import ParlanceGrammar

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Parser {
    /// The compiled grammar, for a file that loads without parsing and compiling the sources again.
    ///
    /// It requires the same version of Parlance's format and of ICU, and the same byte order; otherwise loading reports
    /// the difference. Equal grammars give equal bytes. Run-time lists are not included.
    ///
    /// A value in a grammar created in code may be nested more deeply than files allow; data with more than 256 levels
    /// is written, but loading rejects it.
    public func compiledData() -> Data { Data(CompiledFile.bytes(of: self)) }

    /// Creates a parser from a compiled grammar. The data is copied.
    ///
    /// - Parameters:
    ///   - data: The data of `compiledData()`.
    ///   - languages: The languages that the grammar was compiled with.
    /// - Throws: `CompiledGrammarError` for data other than that of `compiledData()`. Any bytes are safe to try.
    public init(compiled data: Data, languages: LanguageProfiles = .shipped) throws(CompiledGrammarError) {
        try self.init(compiled: data, languages: languages, slotTypes: EntityTypes.all)
    }

    /// Creates a parser from a compiled grammar that may use slot types.
    package init(
        compiled data: Data,
        languages: LanguageProfiles = .shipped,
        slotTypes: SlotTypes
    ) throws(CompiledGrammarError) {
        let copy = data.withUnsafeBytes { AlignedBytes(copying: $0) }
        self = try CompiledFile(copy.bytes, slotTypes: slotTypes, owner: copy, languages: languages).parser
    }

    /// Creates a parser from a compiled file, written by `parlance compile` or with the data of `compiledData()`.
    ///
    /// The file is read at once, so later changes do not affect the parser. To replace a file that programs may be
    /// reading, write another one and rename it, as `parlance compile` does; otherwise a reader may get damaged data.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - languages: The languages that the grammar was compiled with.
    /// - Throws: `CompiledGrammarError` if the file is unreadable or unusable. Any file is safe to try.
    /// - Complexity: Linear in the size of the file; about a millisecond for two megabytes.
    public init(
        compiledGrammarAt path: String,
        languages: LanguageProfiles = .shipped
    ) throws(CompiledGrammarError) {
        let file = try AlignedBytes(compiledFile: path)
        self = try CompiledFile(file.bytes, slotTypes: EntityTypes.all, owner: file, languages: languages).parser
    }
}
