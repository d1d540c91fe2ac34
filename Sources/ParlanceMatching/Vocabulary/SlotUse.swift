/// A slot in the templates of one intent.
struct SlotUse: BitwiseCopyable, Hashable, Sendable {
    /// Matches any intent.
    static let anyIntent: Int32 = -1

    /// The index of the intent among the sorted intent names.
    let intent: Int32
    let symbol: SlotSymbol.Index
}
