/// What is known about a position in normalized text, in one byte: one for every byte of the text, and one for its end.
package struct TextMarks: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `NormalizedText.isBoundary(at:)`: a blank in a template is satisfied here.
    package static let boundary = TextMarks(rawValue: 1)
    /// `NormalizedText.isWordBoundary(at:)`: a word begins or ends here.
    package static let wordBoundary = TextMarks(rawValue: 2)
    /// A word break of ICU's, or beside a blank, written or left out: what `words` go by.
    package static let wordBreak = TextMarks(rawValue: 4)
    /// Something that separates stood here and was dropped: a blank, or punctuation that does a blank's work.
    package static let dropped = TextMarks(rawValue: 8)
    /// A letter, digit, mark or symbol begins here.
    package static let content = TextMarks(rawValue: 16)

    /// A boundary for any reason that is plain to see, and so one of words: an end, a blank, an apostrophe, a digit
    /// beside a letter. (A script that writes no blanks makes a `boundary` only.)
    static let plainBoundary: TextMarks = [.boundary, .wordBoundary]
    static let breaking: TextMarks = [.wordBoundary, .wordBreak]
    /// What an end of the text is, and the place behind a blank.
    static let edge: TextMarks = [.plainBoundary, .breaking]
}
