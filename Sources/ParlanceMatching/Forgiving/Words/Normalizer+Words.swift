import ParlanceText

extension Normalizer {
    /// The words of a text with blanks between them, each in normal form.
    func words(of text: String) -> [[UInt8]] {
        text.split(separator: " ").map { normalize(String($0)).bytes }
    }
}
