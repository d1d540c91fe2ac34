/// Packs terms into the records of a block.
struct TermPacker: ~Copyable {
    private(set) var bytes: [UInt8] = []
    private(set) var starts: [UInt32] = [0]
    private(set) var identifiers = IdentifierIndex()
    private(set) var extras: [Int: TermBlock.Extras] = [:]

    var count: Int { starts.count - 1 }

    /// Adds a term.
    ///
    /// - Returns: whether it was added; false if a term with the same identifier exists.
    mutating func add(_ term: Term) -> Bool {
        var identifier = term.identifier
        let found = identifier.withUTF8 { wanted in
            identifiers.find(wanted, count: count) { number in
                TermRecord(bytes: bytes, range: Int(starts[number])..<Int(starts[number + 1])).hasIdentifier(wanted)
            }
        }
        guard found.number == nil else { return false }
        identifiers.insert(found)
        write(term)
        if !term.context.isEmpty || term.metadata != nil {
            extras[count] = TermBlock.Extras(context: term.context, metadata: term.metadata)
        }
        starts.append(UInt32(bytes.count))
        return true
    }

    private mutating func write(_ term: Term) {
        let hasOwnName = term.identifier.utf8.elementsEqual(term.phrase.text.utf8)
        write(term.phrase.text.utf8.count)
        write(hasOwnName ? 0 : term.identifier.utf8.count)
        bytes += term.phrase.text.utf8
        if !hasOwnName { bytes += term.identifier.utf8 }
        guard !term.phrase.isPlain || !term.synonyms.isEmpty else { return }
        write(term.phrase.pronunciations)
        write(term.phrase.examples)
        write(term.synonyms.count)
        for synonym in term.synonyms {
            write(synonym.text)
            write(synonym.pronunciations)
            write(synonym.examples)
        }
    }

    private mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    private mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += text.utf8
    }

    private mutating func write(_ number: Int) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
