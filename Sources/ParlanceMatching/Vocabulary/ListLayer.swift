/// A layer of a list's values as the matcher asks it; whoever has it keeps what it is made of as well.
///
/// `@unchecked Sendable` holds because nothing of that changes.
struct ListLayer: BitwiseCopyable, @unchecked Sendable {
    /// The ways to say what is in the layer.
    let trie: ByteTrie.View
    let values: CompiledValues.View
    /// The number in the list of the layer's first value.
    let first: Int32
    /// Some value begins with a boundary.
    let beginsWithBoundary: Bool
    let hasContexts: Bool
    /// Nil unless some of its values are not in the trie.
    let others: Unmanaged<CompiledValues>?
    /// The slots that it may fill; none: all that the list has.
    let uses: UnsafeBufferPointer<SlotUse>

    /// Whether something in the layer may begin with a byte.
    func mayBegin(with byte: UInt8) -> Bool {
        trie.roots[Int(byte)] != 0 || others != nil || beginsWithBoundary
    }
}
