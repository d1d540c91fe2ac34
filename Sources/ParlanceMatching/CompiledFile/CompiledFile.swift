import ParlanceGrammar
import ParlanceText

/// A compiled grammar as the bytes of a file: written once, then used where it lies in memory.
///
/// The parts of a `CompiledGrammar` stand in it one after the other (`CompiledFileHeader` says what stands around them).
/// The large ones (automaton, tries, contexts) are tables that are used without being copied, the others are read.
///
/// Nothing in a file is believed. Its checksum tells damage; what its numbers point to is checked besides, as if somebody
/// had made the file on purpose to break the program.
package struct CompiledFile: Sendable {
    /// A parser without run-time lists.
    package let parser: Parser
    /// The grammar's language, a BCP 47 tag.
    package var language: String { parser.compiled.parts.language }
    /// What the one who wrote the file wanted to be kept with it.
    package let notes: [String]

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: aligned to 8 bytes; nobody may change them.
    ///   - slotTypes: those that the grammar may use.
    ///   - owner: keeps them as long as it lives.
    ///   - languages: the profiles of languages that the grammar was compiled with.
    /// - Complexity: in proportion to the bytes, about a millisecond for two megabytes.
    package init(
        _ bytes: UnsafeRawBufferPointer,
        slotTypes: SlotTypes = SlotTypes(),
        owner: AnyObject,
        languages: LanguageProfiles = .shipped
    ) throws(CompiledGrammarError) {
        var reader = try CompiledFileReader(bytes, slotTypes: slotTypes, owner: owner, languages: languages)
        let parts = try reader.parts()
        reader.part = .notes
        notes = try reader.strings()
        try reader.end()
        parser = Parser(CompiledGrammar(parts))
    }

    /// The bytes of a file with the grammar of a parser. Run-time lists are not part of it.
    ///
    /// The same grammar and notes always give the same bytes.
    package static func bytes(of parser: Parser, notes: [String] = []) -> [UInt8] {
        var writer = CompiledFileWriter()
        writer.write(parser.compiled.parts)
        writer.write(notes) { $0.write($1) }
        return writer.file()
    }

    /// Whether bytes are a compiled grammar, or the beginning of one, by how they begin.
    package static func isCompiled(_ bytes: some Collection<UInt8>) -> Bool {
        CompiledFileHeader.begins(bytes)
    }

    /// How many bytes a file may have: far more than any grammar takes, so that a damaged one does not fill the memory.
    package static let sizeLimit = 1 << 30

    /// Of how many bytes at the beginning `isCompiled` makes use.
    package static let magicLength = CompiledFileHeader.magic.count

    /// The version of the format that this program writes and reads.
    package static var formatVersion: UInt32 { CompiledFileHeader.version }

    /// What the contents of files depend on besides the grammar.
    package static var versions: [String] { ["format \(CompiledFileHeader.version)", TextVersion.current.description] }

    /// Puts the checksum of a file right.
    package static func seal(_ file: inout [UInt8]) {
        guard file.count >= CompiledFileHeader.size else { return }
        CompiledFileHeader.seal(&file)
    }
}
