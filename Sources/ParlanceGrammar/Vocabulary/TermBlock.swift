/// An immutable block of packed terms: a few bytes per term in addition to the texts.
///
/// Vocabularies share blocks, and a parser compiles each only once: blocks are distinguished by identity.
package final class TermBlock: Sendable {
    /// The members that few terms have.
    struct Extras: Sendable {
        var context: [String: Value]
        var metadata: Value?
    }

    private let bytes: [UInt8]
    /// The offsets of the records, and the end of the last one.
    private let starts: [UInt32]
    private let identifiers: IdentifierIndex
    private let extras: [Int: Extras]
    /// Whether any term adds to the context.
    package let hasContexts: Bool

    init(_ packer: borrowing TermPacker) {
        // Copied to release unused capacity.
        bytes = packer.bytes.withUnsafeBufferPointer { Array($0) }
        starts = packer.starts.withUnsafeBufferPointer { Array($0) }
        extras = packer.extras
        identifiers = packer.identifiers.forLooking
        hasContexts = packer.extras.contains { !$0.value.context.isEmpty }
    }

    /// The number of terms.
    package var count: Int { starts.count - 1 }

    /// The size in bytes, without the extras.
    package var byteCount: Int { bytes.count + starts.count * MemoryLayout<UInt32>.size + identifiers.byteCount }

    /// The size of the texts in bytes.
    var textByteCount: Int { bytes.count }

    /// The term at an index, unpacked.
    package func term(_ index: Int) -> Term {
        var record = record(index)
        let phrase = record.phrase
        let identifier = record.identifier
        var term = Term(identifier: identifier, phrase: TermPhrase(phrase))
        if let rest = record.rest() { (term.phrase, term.synonyms) = (rest.phrase, rest.synonyms) }
        term.context = context(of: index)
        term.metadata = metadata(of: index)
        return term
    }

    package func identifier(of index: Int) -> String { record(index).identifier }

    package func phrase(of index: Int) -> String { record(index).phrase }

    package func context(of index: Int) -> [String: Value] { extras.isEmpty ? [:] : extras[index]?.context ?? [:] }

    package func metadata(of index: Int) -> Value? { extras.isEmpty ? nil : extras[index]?.metadata }

    /// Calls `body` with all names of a term: phrase and synonyms, and their pronunciations, marked as such.
    package func forEachText(of index: Int, _ body: (_ text: String, _ isPronunciation: Bool) -> Void) {
        var record = record(index)
        body(record.phrase, false)
        guard let rest = record.rest() else { return }
        for text in rest.phrase.pronunciations { body(text, true) }
        for synonym in rest.synonyms {
            body(synonym.text, false)
            for text in synonym.pronunciations { body(text, true) }
        }
    }

    /// The index of the term with an identifier.
    package func index(of identifier: String) -> Int? {
        var identifier = identifier
        return identifier.withUTF8 { wanted in
            identifiers.find(wanted, count: count) { record($0).hasIdentifier(wanted) }.number
        }
    }

    private func record(_ index: Int) -> TermRecord {
        TermRecord(bytes: bytes, range: Int(starts[index])..<Int(starts[index + 1]))
    }
}
