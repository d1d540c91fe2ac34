import ParlanceGrammar
import ParlanceText

/// A compiled grammar as the bytes of a file: written once, then used in place.
///
/// The file contains the parts of a `CompiledGrammar` one after the other, after the header (`CompiledFileHeader`).
/// The large parts (automaton, tries, contexts) are tables that are used without copying, the others are decoded.
///
/// The contents are checked as far as they are not trusted (`CompiledFileTrust`).
package struct CompiledFile: Sendable {
    /// The parser of the grammar, without run-time lists.
    package let parser: Parser
    /// The grammar's language, a BCP 47 tag.
    package var language: String { parser.compiled.parts.language }
    /// Arbitrary notes that the writer of the file stored with it, in place.
    private let storedNotes: [Table<UInt8>]

    /// Arbitrary notes that the writer of the file stored with it.
    package var notes: [[UInt8]] { storedNotes.map { Array($0.elements) } }

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: aligned to 8 bytes; they must not change.
    ///   - slotTypes: the types that the grammar may use.
    ///   - owner: keeps the bytes alive while it exists.
    ///   - languages: the language profiles with which the grammar was compiled.
    ///   - trust: what need not be checked.
    /// - Throws: `CompiledGrammarError` if the bytes are not a file that this program can use.
    /// - Complexity: linear in the bytes, about a millisecond for two megabytes; if the content is trusted, linear in the
    ///   bytes that are not in tables.
    package init(
        _ bytes: UnsafeRawBufferPointer,
        slotTypes: SlotTypes,
        owner: AnyObject,
        languages: LanguageProfiles = .shipped,
        trust: CompiledFileTrust = .nothing
    ) throws(CompiledGrammarError) {
        var reader = try CompiledFileReader(
            bytes,
            slotTypes: slotTypes,
            owner: owner,
            languages: languages,
            trust: trust
        )
        let parts = try reader.parts()
        reader.part = .notes
        storedNotes = try reader.array { reader throws(CompiledGrammarError) in try reader.table() }
        try reader.end()
        parser = Parser(CompiledGrammar(parts))
    }

    /// The bytes of a file with the grammar of a parser, without run-time lists.
    ///
    /// The result is deterministic: the same grammar and notes always give the same bytes.
    package static func bytes(of parser: Parser, notes: [[UInt8]] = []) -> [UInt8] {
        var writer = CompiledFileWriter()
        writer.write(parser.compiled.parts)
        writer.write(notes) { $0.write(Table($1)) }
        return writer.file()
    }

    /// Whether the file has one note, which is the given one; copies nothing.
    package func hasNote(_ note: [UInt8]) -> Bool {
        storedNotes.count == 1 && storedNotes[0].elements.elementsEqual(note)
    }

    /// Whether bytes begin like a compiled grammar; fewer bytes than `magicLength` are compared as far as they go.
    package static func isCompiled(_ bytes: some Collection<UInt8>) -> Bool {
        CompiledFileHeader.begins(bytes)
    }

    /// The maximum size of a file in bytes: more than any grammar needs, so that a damaged file does not exhaust the
    /// memory.
    package static let sizeLimit = 1 << 30

    /// The number of bytes at the beginning that `isCompiled` tests.
    package static let magicLength = CompiledFileHeader.magic.count

    /// The version of the format that this program writes and reads.
    package static var formatVersion: UInt32 { CompiledFileHeader.version }

    /// The versions that determine the contents of files, besides the grammar.
    package static var versions: [String] { ["format \(CompiledFileHeader.version)", TextVersion.current.description] }

    /// Updates the checksum of a file.
    package static func seal(_ file: inout [UInt8]) {
        guard file.count >= CompiledFileHeader.size else { return }
        CompiledFileHeader.seal(&file)
    }
}
