import Foundation
import ParlanceGrammar

extension Parser {
    /// The compiled grammar, to be stored in a file and loaded without reading and compiling its sources.
    ///
    /// Programs with the same version of Parlance's format and of ICU can use it, on machines with the same byte order;
    /// others report the difference. The same grammar always gives the same bytes. Run-time lists are not part of it.
    ///
    /// A value of a grammar that a program builds may nest more deeply than any in a file; beyond 256 levels, the
    /// loader refuses it.
    public func compiledData() -> Data { Data(CompiledFile.bytes(of: self)) }

    /// A parser for a compiled grammar. The data is copied.
    ///
    /// - Throws: `CompiledGrammarError` for anything but the result of `compiledData()`; any bytes are safe to try.
    public init(compiled data: Data) throws(CompiledGrammarError) {
        let copy = data.withUnsafeBytes { AlignedBytes(copying: $0) }
        self = try CompiledFile(copy.bytes, slotTypes: slotTypes, owner: copy, languages: languages).parser
    }

    /// A parser for a compiled grammar in a file, written by `parlance compile` or from `compiledData()`.
    ///
    /// The file is read: later changes do not affect the parser. To replace a file that programs may be reading, write
    /// another and rename it, as `parlance compile` does; a file that changes while it is read is reported as damaged.
    ///
    /// - Throws: `CompiledGrammarError` if it can't be read or used; any content is safe to try.
    /// - Complexity: Linear in the size of the file, about a millisecond for two megabytes.
    public init(compiledGrammarAt path: String) throws(CompiledGrammarError) {
        let file = try AlignedBytes(compiledFile: path)
        self = try CompiledFile(file.bytes, owner: file, languages: languages).parser
    }
}
