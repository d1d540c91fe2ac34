/// A slot in the templates of one intent.
struct SlotUse: BitwiseCopyable, Hashable, Sendable {
    /// Where it does not matter which intent it is.
    static let anyIntent: Int32 = -1

    /// The place of the intent's name among the names in order.
    let intent: Int32
    let symbol: SlotSymbol.Index
}
