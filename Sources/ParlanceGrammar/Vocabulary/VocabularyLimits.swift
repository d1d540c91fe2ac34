/// The limits of a vocabulary. Anything beyond them is omitted and reported.
public enum VocabularyLimits {
    /// The maximum size of a phrase, synonym, pronunciation or identifier in bytes of UTF-16, as in SiriKit.
    public static let textBytes = 1_024
    /// The maximum number of terms in a set.
    public static let terms = 250_000
    /// The maximum number of synonyms and pronunciations of a term, and of examples.
    public static let phrases = 100
    /// The maximum total size of the texts of a set, in bytes.
    public static let setBytes = 1 << 28

    /// The size of a text in bytes of UTF-16 if it exceeds the limit, otherwise nil.
    static func excess(of text: String) -> Int? {
        // No scalar takes more code units in UTF-16 than in UTF-8.
        if text.utf8.count * 2 <= textBytes { return nil }
        let bytes = text.utf16.count * 2
        return bytes > textBytes ? bytes : nil
    }
}
