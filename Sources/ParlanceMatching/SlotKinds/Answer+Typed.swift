extension Derivations.Answer {
    /// The `valueReference` of the first typed value; 0 and 1 mark digits and words of a range.
    private static var firstTyped: Int32 { 2 }

    /// The answer of a slot type.
    ///
    /// - Parameter value: The index of the value in `TypedValues`.
    static func typed(end: Int, value: Int32) -> Self {
        Self(end: Int32(end), valueReference: firstTyped + value, number: 0)
    }

    /// The kind of match, for lists without values of their own.
    @inline(__always)
    var kind: SlotMatch.Kind { valueReference == 0 ? .digits : valueReference == 1 ? .words : .typed }

    /// The index of a typed value; 0 for numbers.
    @inline(__always)
    var typedValue: Int32 { max(valueReference &- Self.firstTyped, 0) }
}
