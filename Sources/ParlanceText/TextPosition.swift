/// What is known about a position in normalized text: one for every byte, and one for the end.
struct TextPosition {
    /// UTF-8 offsets of the source: where the scalar at this position came from.
    var sourceStart: UInt32
    var sourceEnd: UInt32
    var flags: Flags

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// Any reason for a boundary that is plain to see: an end, a blank, an apostrophe, a digit beside a letter.
        static let boundary = Flags(rawValue: 1)
        /// A boundary only because the script writes no blanks.
        static let scriptBoundary = Flags(rawValue: 2)
        /// A word break of ICU's, or beside a blank, written or left out.
        static let wordBreak = Flags(rawValue: 4)
        /// Something that separates stood here and was dropped: a blank, or punctuation that does a blank's work.
        static let dropped = Flags(rawValue: 8)
        /// A letter, digit, mark or symbol begins here.
        static let content = Flags(rawValue: 16)
    }
}
