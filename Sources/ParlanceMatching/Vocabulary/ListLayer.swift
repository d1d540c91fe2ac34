/// A layer of a list's values with unretained pointers, for the matcher; the owner must keep the layer alive.
///
/// `@unchecked Sendable` holds because the data behind the pointers never changes.
struct ListLayer: BitwiseCopyable, @unchecked Sendable {
    /// The spellings of the layer's values.
    let trie: ByteTrie.View
    let values: CompiledValues.View
    /// The number of the layer's first value in the list.
    let first: Int32
    /// Whether any value begins with a boundary.
    let beginsWithBoundary: Bool
    let hasContexts: Bool
    /// The values that are not in the trie; nil if there are none.
    let others: Unmanaged<ValueAutomaton>?
    /// The slots that the layer may fill; empty: all slots of the list.
    let uses: UnsafeBufferPointer<SlotUse>

    /// Whether any value of the layer can begin with a byte.
    func mayBegin(with byte: UInt8) -> Bool {
        if trie.roots[Int(byte)] != 0 || beginsWithBoundary { return true }
        return others?._withUnsafeGuaranteedRef { $0.first.mayMatch(before: byte) } ?? false
    }
}
