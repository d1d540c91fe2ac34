import ParlanceGrammar

/// A list that takes any words. Where a wildcard may end decides the chart (`Chart.endWildcards`).
struct CompiledWildcard: SlotKind {
    func entry(nothing: ByteTrie) -> ListTable.Entry { ListTable.Entry(.wildcard, trie: nothing.view) }

    var layering: ListLayering { .alone(isOpen: true) }

    var lexicon: Deferred<Lexicon>? { nil }

    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source { .wildcard(list ?? "") }

    static var fileTag: CompiledList.FileTag { .wildcard }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) {}

    /// The slot that any words fill.
    static func slot(_ name: String, spoken: Slot.Spoken) -> Slot {
        Slot(name: name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
    }
}
