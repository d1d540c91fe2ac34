import ParlanceGrammar

/// A block of terms in the form that is matched: a trie of the ways to say them, and what they add to the context.
///
/// Their texts stay where they are, in the block.
final class CompiledTerms: Sendable {
    /// A term that says the same as one before it.
    struct Shadow: Sendable, Hashable {
        let term: Int32
        let other: Int32
    }

    /// Something of a term that nobody can say.
    struct Unspeakable: Sendable {
        let term: Int32
        let part: VocabularyProblem.Part
        let text: String
    }

    let block: TermBlock
    let trie: ByteTrie
    /// As in `CompiledValues`; empty if no term adds anything.
    let contextNumbers: Table<Int32>
    let contextStarts: Table<Int32>
    let entries: Table<ContextTable.Entry>
    let unspeakable: [Unspeakable]
    /// Its words, for utterances that nothing matches.
    let lexicon = Deferred<Lexicon>()

    init(_ block: TermBlock, trie: ByteTrie, contexts: ContextCollector, unspeakable: [Unspeakable]) {
        self.block = block
        self.trie = trie
        self.unspeakable = unspeakable
        contextNumbers = Table(block.hasContexts ? contexts.numbers : [])
        contextStarts = contexts.starts
        entries = contexts.entries
    }

    var count: Int { block.count }

    var hasContexts: Bool { contextNumbers.count > 0 }

    /// How many bytes it takes, those of the block among them.
    var byteCount: Int { block.byteCount + trie.byteCount + contextNumbers.count * MemoryLayout<Int32>.size }

    /// The terms that some words say only in second place, each with the one that comes first; a pair once, however many words
    /// say both.
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

    var view: CompiledValues.View {
        CompiledValues.View(
            members: trie.members.base,
            contextNumbers: contextNumbers.base,
            contextStarts: contextStarts.base,
            entries: entries.base,
            deliversText: true
        )
    }
}
