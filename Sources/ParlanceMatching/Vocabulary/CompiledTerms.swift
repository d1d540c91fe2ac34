import ParlanceGrammar

/// A block of terms in the form that the matcher uses: a trie of their spellings, and their context entries.
///
/// The texts of the terms remain in the block.
final class CompiledTerms: Sendable {
    /// A term with a spelling that an earlier term has too.
    struct Shadow: Sendable, Hashable {
        let term: Int32
        let other: Int32
    }

    /// A text of a term that normalization leaves empty.
    struct Unspeakable: Sendable {
        let term: Int32
        let part: VocabularyProblem.Part
        let text: String
    }

    let block: TermBlock
    let trie: ByteTrie
    /// The plural, possessive and respelt forms of the terms, which other values precede.
    let forms: ByteTrie
    /// Context numbers as in `CompiledValues`; empty if no term adds to the context.
    let contextNumbers: Table<Int32>
    let contextStarts: Table<Int32>
    let entries: Table<ContextTable.Entry>
    let unspeakable: [Unspeakable]
    /// The terms' words, for corrections.
    let lexicon = Deferred<Lexicon>()

    init(
        _ block: TermBlock,
        tries: (spellings: ByteTrie, forms: ByteTrie),
        contexts: ContextCollector,
        unspeakable: [Unspeakable]
    ) {
        self.block = block
        (trie, forms) = tries
        self.unspeakable = unspeakable
        contextNumbers = Table(block.hasContexts ? contexts.numbers : [])
        contextStarts = contexts.starts
        entries = contexts.entries
    }

    var count: Int { block.count }

    var hasContexts: Bool { contextNumbers.count > 0 }

    /// The memory in bytes, including the block's.
    var byteCount: Int {
        block.byteCount + trie.byteCount + forms.byteCount + contextNumbers.count * MemoryLayout<Int32>.size
    }

    /// The terms that some spelling matches only after an earlier term, each with that term; pairs are unique, however
    /// many spellings they share.
    var shadows: [Shadow] {
        var shadows: Set<Shadow> = []
        var index = 0
        while index < trie.members.count {
            let count = Int(trie.members[index])
            for offset in 1..<max(count, 1) {
                shadows.insert(Shadow(term: trie.members[index + 1 + offset], other: trie.members[index + 1]))
            }
            index += count + 1
        }
        return shadows.sorted { ($0.term, $0.other) < ($1.term, $1.other) }
    }

    /// The terms as values of a trie of theirs.
    func view(by trie: ByteTrie) -> CompiledValues.View {
        CompiledValues.View(
            members: trie.members.base,
            contextNumbers: contextNumbers.base,
            contextStarts: contextStarts.base,
            entries: entries.base,
            deliversText: true
        )
    }
}
