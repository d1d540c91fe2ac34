/// Text in the form that is matched: folded, without punctuation, one blank between words.
///
/// Positions are byte offsets into `bytes`, `0...bytes.count`; one that is out of range is taken for the nearest end.
/// A range of positions leads back to what the caller gave: `sourceRange(of:)`, `scalarRange(of:)`, `spokenText(of:)`.
public struct NormalizedText: Sendable {
    /// The text as it was given.
    public let source: String

    /// The normalized text as UTF-8, with a single U+0020 between words and none at the ends.
    public let bytes: [UInt8]

    /// One for every byte, and one for the end; the bytes of a scalar share its source range.
    let positions: [TextPosition]

    /// UTF-8 ranges of the source that were taken out: punctuation and skip words. In order of their starts.
    let removed: [Range<Int>]

    /// Whether a blank in a template is satisfied here without consuming anything.
    ///
    /// True at both ends, after a blank (not before it: there the template's blank takes it), where a blank was
    /// dropped, after an apostrophe that follows a word, between a digit and a letter or sign (`5km`, `50%`), and beside
    /// a script that writes no blanks. If all blanks are ignored: everywhere. Never before a combining mark, save after a blank.
    public func isBoundary(at position: Int) -> Bool {
        !flags(at: position).isDisjoint(with: [.boundary, .scriptBoundary])
    }

    /// Whether a word begins or ends here.
    ///
    /// True where Unicode's word boundaries are (UAX #29; dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
    /// Japanese), on both sides of a blank, and where `isBoundary` is true for another reason than the script.
    public func isWordBoundary(at position: Int) -> Bool {
        !flags(at: position).isDisjoint(with: [.boundary, .wordBreak])
    }

    /// The byte ranges of the words, in order: what lies between two word breaks and holds a letter, a number, a mark
    /// or a symbol. Here `it's` is one word, and so is `5k`; an emoji is one, a bracket is none.
    public var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        var hasContent = false
        for (position, mark) in positions.enumerated() {
            if mark.flags.contains(.wordBreak) {
                if hasContent { words.append(start..<position) }
                start = position
                hasContent = false
            }
            if mark.flags.contains(.content) { hasContent = true }
        }
        return words
    }

    private func flags(at position: Int) -> TextPosition.Flags {
        positions[clamp(position)].flags
    }

    func clamp(_ position: Int) -> Int {
        min(max(position, 0), bytes.count)
    }
}
