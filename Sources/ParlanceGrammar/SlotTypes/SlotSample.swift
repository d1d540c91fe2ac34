/// A value of a slot type with words that express it.
package struct SlotSample: Sendable, Hashable {
    package let words: String
    package let value: Value

    package init(words: String, value: Value) {
        self.words = words
        self.value = value
    }
}
