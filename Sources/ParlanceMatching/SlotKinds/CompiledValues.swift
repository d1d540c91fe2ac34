import ParlanceGrammar
import ParlanceText

/// The values of a list, and a trie of their spoken forms; a blank in the trie is the edge of a word.
final class CompiledValues: Sendable {
    /// A value of the list, with its context and metadata.
    struct Value: Sendable {
        /// The value that the slot delivers; nil if it delivers the words themselves.
        let output: ParlanceGrammar.Value?
        let context: [String: ParlanceGrammar.Value]
        let metadata: ParlanceGrammar.Value?

        /// Whether the slot's value is text.
        var deliversText: Bool { output == nil || output?.string != nil }
    }

    /// The values that have spoken forms, in list order.
    let values: [Value]
    let trie: ByteTrie
    /// The values with too many spoken forms for the trie; nil if there are none.
    let others: ValueAutomaton?
    /// For each value, the number of the context that it adds; 0 if no block mentions that context.
    let contextNumbers: Table<Int32>
    /// The start of each context in `entries`, and the end of the last one.
    let contextStarts: Table<Int32>
    let entries: Table<ContextTable.Entry>
    /// Whether every value delivers text.
    let deliversText: Bool
    let lexicon: Deferred<Lexicon>? = Deferred()

    convenience init(_ values: [Value], trie: ByteTrie, others: ValueAutomaton?, contexts: ContextCollector) {
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
        others: ValueAutomaton?,
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

    /// The values as the matcher reads them; valid as long as the list is retained.
    struct View: BitwiseCopyable {
        private let members: UnsafePointer<Int32>
        private let contextNumbers: UnsafePointer<Int32>
        private let contextStarts: UnsafePointer<Int32>
        private let entries: UnsafePointer<ContextTable.Entry>
        let deliversText: Bool
        /// Whether some values are restricted to certain slots.
        let isRestricted: Bool
        /// The layers of a list with a vocabulary; if not empty, the pointers above are unused.
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

        /// Creates a view of one or more layers.
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

        /// The number of values that an answer refers to.
        @inline(__always)
        func count(of valueReference: Int32) -> Int32 { valueReference < 0 ? 1 : members[Int(valueReference)] }

        /// The number of the value at an index of an answer's values, which are in list order.
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

        /// The layer that contains a value.
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
