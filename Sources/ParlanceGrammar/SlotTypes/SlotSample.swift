/// A value of a slot type with words that express it.
package struct SlotSample: Sendable, Hashable {
    /// The wording of the value.
    package let words: String
    /// The value that the slot delivers for the words.
    package let value: Value

    package init(words: String, value: Value) {
        self.words = words
        self.value = value
    }
}
