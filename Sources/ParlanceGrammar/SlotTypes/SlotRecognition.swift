/// A value that a recognizer found.
package struct SlotRecognition: Sendable, Hashable {
    /// The position after the value, in bytes of the normalized text.
    package let end: Int
    /// The value that the slot delivers.
    package let value: Value

    package init(end: Int, value: Value) {
        self.end = end
        self.value = value
    }
}
