extension Derivations.Answer {
    /// The valueReference of the first typed value: 0 and 1 tell digits and words of a range.
    private static var firstTyped: Int32 { 2 }

    /// The answer of a slot type.
    ///
    /// - Parameter value: the index of the value among the `TypedValues`.
    static func typed(end: Int, value: Int32) -> Self {
        Self(end: Int32(end), valueReference: firstTyped + value, number: 0)
    }

    /// How a list without values of its own has read the slot.
    @inline(__always)
    var kind: SlotMatch.Kind { valueReference == 0 ? .digits : valueReference == 1 ? .words : .typed }

    /// The index of a typed value; 0 for numbers.
    @inline(__always)
    var typedValue: Int32 { max(valueReference &- Self.firstTyped, 0) }
}
