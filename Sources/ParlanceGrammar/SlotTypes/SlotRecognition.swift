/// A value that a recognizer has read.
package struct SlotRecognition: Sendable, Hashable {
    /// The position behind the value, in bytes of the normalized text.
    package let end: Int
    /// The value that the slot delivers.
    package let value: Value

    package init(end: Int, value: Value) {
        self.end = end
        self.value = value
    }
}
