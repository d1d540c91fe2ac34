/// The symbols that stand for the slot that the caller prefers; none if there is none. They lie with the grammar.
struct PreferredSlot: BitwiseCopyable {
    /// What a match holds for the slot.
    enum Held: BitwiseCopyable, Hashable {
        /// It was not said.
        case nothing
        /// A wildcard's words, which do not count.
        case notListed
        /// A number, or a value that is no text.
        case listed
        /// Text of so many Unicode scalars.
        case text(Int32)
    }

    static var none: PreferredSlot { PreferredSlot(symbols: UnsafeBufferPointer(start: nil, count: 0)) }

    let symbols: UnsafeBufferPointer<SlotSymbol.Index>

    func contains(_ symbol: SlotSymbol.Index) -> Bool { symbols.contains(symbol) }

    /// How far a match is what a caller prefers who prefers the slot of that name.
    static func preference(_ held: Held, for name: String, in block: CompiledBlock) -> Candidates.Preference {
        switch held {
        case .notListed: Candidates.Preference()
        case .listed: Candidates.Preference(preferenceRank: 1)
        case .text(let length): Candidates.Preference(preferenceRank: 1, length: length)
        case .nothing:
            Candidates.Preference(
                preferenceRank: block.fillsSilently(name) ? 1 : 0,
                length: block.fixedSlots.contains { $0.name == name && $0.value.string != nil } ? 0 : -1
            )
        }
    }
}
