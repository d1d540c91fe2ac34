/// The properties of a position in normalized text, in one byte: one for every byte of the text, and one for its end.
package struct TextMarks: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `NormalizedText.isBoundary(at:)`: a blank of a template matches here.
    package static let boundary = TextMarks(rawValue: 1)
    /// `NormalizedText.isWordBoundary(at:)`: a word begins or ends here.
    package static let wordBoundary = TextMarks(rawValue: 2)
    /// A word break of ICU, or a position beside a blank, written or dropped: the basis of `words`.
    package static let wordBreak = TextMarks(rawValue: 4)
    /// A separator was dropped here: a blank, or punctuation that acts as one.
    package static let dropped = TextMarks(rawValue: 8)
    /// A letter, digit, mark or symbol begins here.
    package static let content = TextMarks(rawValue: 16)

    /// A boundary for any reason but the script, and so also one of words: an end, a blank, an apostrophe, a digit
    /// beside a letter. (A script that writes no blanks makes a `boundary` only.)
    static let plainBoundary: TextMarks = [.boundary, .wordBoundary]
    static let breaking: TextMarks = [.wordBoundary, .wordBreak]
    /// The marks of an end of the text, and of the position after a blank.
    static let edge: TextMarks = [.plainBoundary, .breaking]
}
