/// The text and value that fill a slot.
struct SlotMatch: BitwiseCopyable, Hashable {
    enum Kind: UInt8 { case value, words, digits, wildcard, typed }

    let symbol: SlotSymbol.Index
    let kind: Kind
    /// The number of the value in its list; for a typed value, its index in `TypedValues`.
    var value: Int32 = 0
    let number: Double
    /// The start and end, in bytes of the normalized text.
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }

    /// The order of slots if no other criterion decides.
    func precedes(_ other: SlotMatch) -> Bool {
        (start, end, symbol, value) == (other.start, other.end, other.symbol, other.value)
            ? number < other.number
            : (start, end, symbol, value) < (other.start, other.end, other.symbol, other.value)
    }
}
