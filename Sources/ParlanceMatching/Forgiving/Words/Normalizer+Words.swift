import ParlanceText

extension Normalizer {
    /// The words of a text, separated by blanks, each normalized.
    func words(of text: String) -> [[UInt8]] {
        text.split(separator: " ").map { normalize(String($0)).bytes }
    }
}
