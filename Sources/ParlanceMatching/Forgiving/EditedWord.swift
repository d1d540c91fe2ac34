/// One or two words that an approximate reading corrected.
///
/// ```swift
/// let word = try parser.parse("order a cherri cake").best!.editedWords[0]
/// print(word.said, word.meant)  // cherri cherry
/// ```
public struct EditedWord: Sendable, Hashable {
    /// The kind of error in the spoken words.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Letters are missing, superfluous, wrong or swapped.
        case letters
        /// Only accents are missing or wrong, or an apostrophe is missing.
        case accents
        /// The words sound the same.
        case sound
        /// Two words are one intended word.
        case joined
        /// One word is two intended words.
        case split
        /// A repeated or superfluous word, the start of a word before the word itself, one that only fills a pause, or a
        /// misspelt skip word; it is removed.
        case filler
        /// An article or a word of one letter is missing; the words are the blank where it belongs, without and with it.
        case omitted
    }

    /// The kind of edit.
    public let kind: Kind
    /// The words in the caller's text.
    public let said: String
    /// The corrected words, normalized; empty if a word is removed.
    public let meant: String
    /// The range in the caller's text; for a removed word, with the blank next to it.
    public let range: Range<String.Index>
    /// The range in Unicode scalars.
    public let scalarRange: Range<Int>
}

extension Sequence<EditedWord> {
    /// A part of the caller's text with the corrections applied.
    package func corrected(_ text: String, in range: Range<String.Index>) -> String {
        var corrected = ""
        var rest = range
        for word in self where range.contains(word.range.lowerBound) && word.range.upperBound <= range.upperBound {
            corrected += text[rest.lowerBound..<word.range.lowerBound] + word.meant
            rest = word.range.upperBound..<rest.upperBound
        }
        return corrected + text[rest]
    }
}

extension EditedWord.Kind {
    /// Nil for an unexplained word.
    init?(_ kind: WordLattice.Correction.Kind) {
        switch kind {
        case .unexplained: return nil
        case .letters: self = .letters
        case .accents: self = .accents
        case .sound: self = .sound
        case .joined: self = .joined
        case .split: self = .split
        case .filler: self = .filler
        case .omitted: self = .omitted
        }
    }
}
