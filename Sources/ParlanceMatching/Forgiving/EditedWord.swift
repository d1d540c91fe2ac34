/// A word, or two, that was taken for another: what an approximate reading changed.
///
/// ```swift
/// let word = try parser.parse("order a cherri cake").best!.editedWords[0]
/// print(word.said, word.meant)  // cherri cherry
/// ```
public struct EditedWord: Sendable, Hashable {
    /// What was wrong with what was said.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// Letters were missing, too many, wrong or swapped.
        case letters
        /// Only accents were missing or wrong, or an apostrophe was missing.
        case accents
        /// It sounds the same.
        case sound
        /// Two words were meant to be one.
        case joined
        /// One word was meant to be two.
        case split
        /// It was said twice, or only fills a pause, and was left out.
        case filler
    }

    /// The kind of edit.
    public let kind: Kind
    /// As the caller wrote it.
    public let said: String
    /// What it was taken for, normalized; empty if it was left out.
    public let meant: String
    /// Where it stands in the caller's text; a word that is left out, with the blank beside it.
    public let range: Range<String.Index>
    /// The same in Unicode scalars.
    public let scalarRange: Range<Int>
}

extension Sequence<EditedWord> {
    /// A part of the caller's text with what was meant instead of what was said.
    func corrected(_ text: String, in range: Range<String.Index>) -> String {
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
    init(_ kind: WordLattice.Correction.Kind) {
        switch kind {
        case .letters: self = .letters
        case .accents: self = .accents
        case .sound: self = .sound
        case .joined: self = .joined
        case .split: self = .split
        case .filler: self = .filler
        }
    }
}
