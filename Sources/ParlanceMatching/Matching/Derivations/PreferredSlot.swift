/// The symbols of the slot that the caller prefers, empty without a preference. The grammar owns their memory.
struct PreferredSlot: BitwiseCopyable {
    /// The content of the slot in a match.
    enum Held: BitwiseCopyable, Hashable {
        /// The slot is not filled.
        case nothing
        /// A wildcard's words, which do not count.
        case notListed
        /// A number, or a value that is not text.
        case listed
        /// Text with this number of Unicode scalars.
        case text(Int32)
    }

    static var none: PreferredSlot { PreferredSlot(symbols: UnsafeBufferPointer(start: nil, count: 0)) }

    let symbols: UnsafeBufferPointer<SlotSymbol.Index>

    func contains(_ symbol: SlotSymbol.Index) -> Bool { symbols.contains(symbol) }

    /// The degree to which a match meets the preference for the slot of that name.
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
