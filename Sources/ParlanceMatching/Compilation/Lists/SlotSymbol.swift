/// The label of a slot's edge in the automaton: a list, and the name of the slot in the template.
///
/// The path through the automaton therefore identifies all slots that were read.
struct SlotSymbol: Hashable, Sendable {
    /// The list's number.
    let list: Int32
    /// The name of the slot or of the capture.
    let name: String
    let isCapture: Bool
    var role = SlotRole.single
}

extension SlotSymbol {
    /// The number of a symbol, in the order in which templates mention the symbols.
    struct Index: TableIndex { let raw: Int32 }
}

extension [SlotSymbol] {
    subscript(index: SlotSymbol.Index) -> SlotSymbol { self[Int(index.raw)] }
}
