import ParlanceGrammar

/// A list that accepts any words. The chart determines where a wildcard can end (`Chart.endWildcards`).
struct CompiledWildcard: SlotKind {
    func entry(nothing: ByteTrie) -> ListTable.Entry { ListTable.Entry(.wildcard, trie: nothing.view) }

    var layering: ListLayering { .alone(isOpen: true) }

    var lexicon: Deferred<Lexicon>? { nil }

    func source(of match: SlotMatch, list: String?) -> SlotOrigin.Source { .wildcard(list ?? "") }

    static var fileTag: CompiledList.FileTag { .wildcard }

    func write(to writer: inout CompiledFileWriter, _ spelled: SpelledRangeNumbers) {}

    /// Creates the slot of any words.
    static func slot(_ name: String, spoken: Slot.Spoken) -> Slot {
        Slot(name: name, value: .string(spoken.text), kind: .wildcard, spoken: spoken)
    }
}
