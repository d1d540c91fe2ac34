/// Terms that never change, packed: a few bytes each beside their texts.
///
/// Vocabularies share blocks, and a parser compiles each only once: whoever holds one tells it from others by its identity.
package final class TermBlock: Sendable {
    /// What few terms have.
    struct Extras: Sendable {
        var context: [String: Value]
        var metadata: Value?
    }

    private let bytes: [UInt8]
    /// Where the record of each term begins, and behind the last one where it ends.
    private let starts: [UInt32]
    private let identifiers: IdentifierIndex
    private let extras: [Int: Extras]
    /// Whether some term adds to the context.
    package let hasContexts: Bool

    init(_ packer: borrowing TermPacker) {
        // Copied, so that no room for more is kept.
        bytes = packer.bytes.withUnsafeBufferPointer { Array($0) }
        starts = packer.starts.withUnsafeBufferPointer { Array($0) }
        extras = packer.extras
        identifiers = packer.identifiers.forLooking
        hasContexts = packer.extras.contains { !$0.value.context.isEmpty }
    }

    package var count: Int { starts.count - 1 }

    /// How many bytes it takes, what few terms have aside.
    package var byteCount: Int { bytes.count + starts.count * MemoryLayout<UInt32>.size + identifiers.byteCount }

    /// How many bytes its texts take.
    var textByteCount: Int { bytes.count }

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

    /// All texts in which a term is said: its phrase, its synonyms, and, apart, its pronunciations.
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

    /// The term of that identifier.
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
