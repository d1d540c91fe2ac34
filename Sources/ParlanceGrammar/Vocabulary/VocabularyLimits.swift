/// How much a vocabulary may hold. What is more is left out, and reported.
public enum VocabularyLimits {
    /// How many bytes a phrase, a synonym, a pronunciation or an identifier may have in UTF-16, as with SiriKit.
    public static let textBytes = 1_024
    /// How many terms a set may have.
    public static let terms = 250_000
    /// How many synonyms and pronunciations a term may have, and how many examples.
    public static let phrases = 100
    /// How many bytes the texts of a set may have together.
    public static let setBytes = 1 << 28

    /// How many bytes a text has in UTF-16, if they are too many.
    static func excess(of text: String) -> Int? {
        // No scalar takes more code units in UTF-16 than in UTF-8.
        if text.utf8.count * 2 <= textBytes { return nil }
        let bytes = text.utf16.count * 2
        return bytes > textBytes ? bytes : nil
    }
}
