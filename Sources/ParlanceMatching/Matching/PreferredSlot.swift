/// The slot that the caller prefers, as the symbols that stand for it.
struct PreferredSlot {
    /// What a match holds for the slot.
    enum Held: BitwiseCopyable, Equatable {
        /// It was not said.
        case nothing
        /// A wildcard's words, which do not count.
        case notListed
        /// A number, or a value that is no text.
        case listed
        /// Text of so many Unicode scalars.
        case text(Int32)
    }

    let name: String
    let symbols: [Int32]

    /// - Parameter symbols: by the names of their slots, captures left out.
    init(_ name: String, among symbols: [String: [Int32]]) {
        self.name = name
        self.symbols = symbols[name] ?? []
    }

    static func held(by value: CompiledValues.Value, in range: Range<Int>, of text: MatchedText) -> Held {
        if let output = value.output, output.string == nil { return .listed }
        return .text(Int32(text.scalarCount(in: range)))
    }

    /// How far a match is what the caller prefers.
    func preference(_ held: Held, in block: CompiledBlock) -> Candidates.Preference {
        switch held {
        case .notListed: Candidates.Preference()
        case .listed: Candidates.Preference(standing: 1)
        case .text(let length): Candidates.Preference(standing: 1, length: length)
        case .nothing:
            Candidates.Preference(
                standing: block.fillsSilently(name) ? 1 : 0,
                length: block.fixedSlots.contains { $0.name == name && $0.value.string != nil } ? 0 : -1
            )
        }
    }
}
