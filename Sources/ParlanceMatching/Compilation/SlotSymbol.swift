/// What stands on an edge of the automaton where a template has a slot: a list, and what the template calls it.
///
/// So the way through the automaton says all there is to know about the slots that were read.
struct SlotSymbol: Hashable, Sendable {
    /// The list's number.
    let list: Int32
    /// The slot's name; for captures the capture's.
    let name: String
    let isCapture: Bool
}

extension SlotSymbol {
    /// The number of a symbol, in the order in which templates mention them.
    struct Index: TableIndex { let raw: Int32 }
}

extension [SlotSymbol] {
    subscript(index: SlotSymbol.Index) -> SlotSymbol { self[Int(index.raw)] }
}
