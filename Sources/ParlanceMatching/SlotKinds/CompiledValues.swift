import ParlanceGrammar
import ParlanceText

/// The values of a list, and a trie of the ways to say them; a blank in it is the edge of a word.
final class CompiledValues: Sendable {
    struct Value: Sendable {
        /// The value that the slot delivers; nil: the words themselves.
        let output: ParlanceGrammar.Value?
        let context: [String: ParlanceGrammar.Value]
        let metadata: ParlanceGrammar.Value?

        /// Whether the slot's value is text.
        var deliversText: Bool { output == nil || output?.string != nil }
    }

    /// A value that can be said in too many ways to put them all in the trie.
    struct Other: Sendable {
        let number: Int
        let pattern: Pattern
    }

    /// The values that can be said, in the order of the list.
    let values: [Value]
    let trie: ByteTrie
    let others: [Other]
    /// For each value the number of the context that it adds; 0: nothing that a block mentions.
    let contextNumbers: Table<Int32>
    /// Where the entries of each context begin in `entries`, and behind the last one where they end.
    let contextStarts: Table<Int32>
    let entries: Table<ContextTable.Entry>
    /// Whether every value delivers text.
    let deliversText: Bool
    let lexicon: Deferred<Lexicon>? = Deferred()

    convenience init(_ values: [Value], trie: ByteTrie, others: [Other], contexts: ContextCollector) {
        self.init(
            values,
            trie: trie,
            others: others,
            contextNumbers: Table(contexts.numbers),
            contextStarts: contexts.starts,
            entries: contexts.entries
        )
    }

    init(
        _ values: [Value],
        trie: ByteTrie,
        others: [Other],
        contextNumbers: Table<Int32>,
        contextStarts: Table<Int32>,
        entries: Table<ContextTable.Entry>
    ) {
        self.values = values
        self.trie = trie
        self.others = others
        self.contextNumbers = contextNumbers
        self.contextStarts = contextStarts
        self.entries = entries
        deliversText = values.allSatisfy(\.deliversText)
    }

    var view: View {
        View(
            members: trie.members.base,
            contextNumbers: contextNumbers.base,
            contextStarts: contextStarts.base,
            entries: entries.base,
            deliversText: deliversText
        )
    }

    /// The values as the matcher reads them, valid as long as the list is kept.
    struct View: BitwiseCopyable {
        private let members: UnsafePointer<Int32>
        private let contextNumbers: UnsafePointer<Int32>
        private let contextStarts: UnsafePointer<Int32>
        private let entries: UnsafePointer<ContextTable.Entry>
        let deliversText: Bool
        /// Whether some values may fill some slots only.
        let isRestricted: Bool
        /// The layers of a list with a vocabulary; then the pointers above are not used.
        private let layers: UnsafeBufferPointer<ListLayer>

        init(
            members: UnsafePointer<Int32>,
            contextNumbers: UnsafePointer<Int32>,
            contextStarts: UnsafePointer<Int32>,
            entries: UnsafePointer<ContextTable.Entry>,
            deliversText: Bool
        ) {
            self.members = members
            self.contextNumbers = contextNumbers
            self.contextStarts = contextStarts
            self.entries = entries
            self.deliversText = deliversText
            isRestricted = false
            layers = UnsafeBufferPointer(start: nil, count: 0)
        }

        /// The values of several layers, of which there is one at least.
        init(layers: UnsafeBufferPointer<ListLayer>, deliversText: Bool, isRestricted: Bool) {
            let first = layers[0].values
            members = first.members
            contextNumbers = first.contextNumbers
            contextStarts = first.contextStarts
            entries = first.entries
            self.deliversText = deliversText
            self.isRestricted = isRestricted
            self.layers = layers
        }

        /// The number of values that an answer stands for.
        @inline(__always)
        func count(of valueReference: Int32) -> Int32 { valueReference < 0 ? 1 : members[Int(valueReference)] }

        /// The number of one of them; they are in the order of the list.
        @inline(__always)
        func number(_ index: Int32, of valueReference: Int32) -> Int32 {
            valueReference < 0 ? ~valueReference : members[Int(valueReference + 1 + index)]
        }

        /// The context that a value adds.
        @inline(__always)
        func context(of number: Int32) -> UnsafeBufferPointer<ContextTable.Entry> {
            guard layers.isEmpty else { return contextInLayer(of: number) }
            let context = Int(contextNumbers[Int(number)])
            let start = Int(contextStarts[context])
            return UnsafeBufferPointer(start: entries + start, count: Int(contextStarts[context + 1]) - start)
        }

        /// The layer of a value.
        private func layer(of number: Int32) -> ListLayer {
            var index = layers.count - 1
            while index > 0, layers[index].first > number { index -= 1 }
            return layers[index]
        }

        @inline(never)
        private func contextInLayer(of number: Int32) -> UnsafeBufferPointer<ContextTable.Entry> {
            let layer = layer(of: number)
            guard layer.hasContexts else { return UnsafeBufferPointer(start: nil, count: 0) }
            return layer.values.context(of: number - layer.first)
        }

        /// Whether a value may fill a slot.
        @inline(__always)
        func mayFill(_ use: SlotUse, _ number: Int32) -> Bool { !isRestricted || isUsed(number, use) }

        @inline(never)
        private func isUsed(_ number: Int32, _ use: SlotUse) -> Bool {
            let uses = layer(of: number).uses
            return uses.isEmpty || use.intent == SlotUse.anyIntent || uses.contains(use)
        }
    }
}
