/// Reads the values of a slot type in one language.
package protocol SlotRecognizer: Sendable {
    /// The bytes of normalized text that values may begin with. The recognizer is called at no other position.
    var firstBytes: Set<UInt8> { get }
    /// The words that values consist of. Approximate matching corrects misspelt words to them; without any, values are
    /// only matched exactly.
    var vocabulary: [String] { get }
    /// The words of spelled numbers among those of values. Approximate matching takes none of them for a repetition.
    var numberWords: [String] { get }
    /// The values that begin at a position, in order of preference. Called at most once per position of a text.
    /// Matching trusts the ends, so a value should not end within a word or a number.
    ///
    /// - Complexity: should not depend on the text's length, because it is called at many positions.
    func recognitions(in text: SlotText, from start: Int) -> [SlotRecognition]
}

extension SlotRecognizer {
    package var vocabulary: [String] { [] }
    package var numberWords: [String] { [] }
}
