import ParlanceGrammar

/// The compiled templates of a language's parts, with the prefixes and number words that go with them, as the bytes of a file
/// that only this program can have written: written once, then used in place.
package struct CompiledParts: Sendable {
    package let grammar: PartGrammar
    package let prefixes: PartPrefixes
    package let numbers: NumberPieces?
    /// All that the writer of the file needs besides.
    package let rest: Value

    package init(_ grammar: PartGrammar, prefixes: PartPrefixes, numbers: NumberPieces?, rest: Value) {
        self.grammar = grammar
        self.prefixes = prefixes
        self.numbers = numbers
        self.rest = rest
    }

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: aligned to 8 bytes; they must not change. Their checksum detects damage, and nothing else is checked.
    ///   - owner: keeps the bytes alive while it exists.
    /// - Throws: `CompiledGrammarError` if this program cannot use them.
    package init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) throws(CompiledGrammarError) {
        var reader = try CompiledFileReader(
            bytes,
            slotTypes: SlotTypes(),
            owner: owner,
            languages: .shipped,
            trust: .origin
        )
        reader.part = .automaton
        grammar = try reader.partGrammar()
        prefixes = try reader.partPrefixes()
        reader.part = .numbers
        numbers = try reader.optional { reader throws(CompiledGrammarError) in NumberPieces(try reader.numberWords()) }
        reader.part = .notes
        rest = try reader.value()
        try reader.end()
    }

    package var bytes: [UInt8] {
        var writer = CompiledFileWriter()
        writer.write(grammar)
        writer.write(prefixes)
        writer.write(numbers) { $0.write($1.words) }
        writer.write(rest)
        return writer.file()
    }
}
