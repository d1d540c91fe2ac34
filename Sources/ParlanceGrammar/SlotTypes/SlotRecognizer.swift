/// Reads the values of a slot type in one language.
package protocol SlotRecognizer: Sendable {
    /// The bytes of normalized text that values may begin with. The recognizer is asked at no other position.
    var firstBytes: Set<UInt8> { get }
    /// The words that values consist of. Approximate matching takes misspelt words for them; without any, values are read
    /// only as they are said.
    var vocabulary: [String] { get }
    /// The values that begin at a position, in the order of preference. Asked at most once for a position of a text.
    /// Matching takes ends as they are, so a value should not end within a word or a number.
    ///
    /// - Complexity: should be independent of the text's length, for it is asked at many positions.
    func recognitions(in text: SlotText, from start: Int) -> [SlotRecognition]
}

extension SlotRecognizer {
    package var vocabulary: [String] { [] }
}
