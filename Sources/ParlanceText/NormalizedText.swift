/// Text in the form that is matched: folded, without punctuation, one blank between words.
///
/// Positions are byte offsets into `bytes`, `0...bytes.count`; one that is out of range is taken for the nearest end.
/// A range of positions leads back to what the caller gave: `sourceRange(of:)`, `scalarRange(of:)`, `spokenText(of:)`.
public struct NormalizedText: Sendable {
    /// The text as it was given.
    public let source: String
    private let isSourceASCII: Bool

    /// The normalized text as UTF-8, with a single U+0020 between words and none at the ends.
    public let bytes: [UInt8]

    /// One for every byte, and one for the end.
    let marks: [TextMarks]

    /// One for every byte, and one for the end; the bytes of a scalar share theirs.
    let spans: [SourceSpan]

    /// What was taken out of the source: punctuation and skip words. In order of their starts.
    let removed: [SourceSpan]

    /// What is in a buffer now.
    package init(_ buffer: TextBuffer, of source: String) {
        let view = buffer.view
        self.source = source
        isSourceASCII = view.isSourceASCII
        bytes = Array(UnsafeBufferPointer(start: view.bytes, count: view.count))
        marks = Array(UnsafeBufferPointer(start: view.marks, count: view.count + 1))
        spans = Array(UnsafeBufferPointer(start: view.spans, count: view.count + 1))
        removed = Array(view.removed)
    }

    /// Whether a blank in a template is satisfied here without consuming anything.
    ///
    /// True at both ends, after a blank (not before it: there the template's blank takes it), where a blank was
    /// dropped, after an apostrophe that follows a word, between a digit and a letter or sign (`5km`, `50%`), and beside
    /// a script that writes no blanks. If all blanks are ignored: everywhere. Never before a combining mark, save after a blank.
    public func isBoundary(at position: Int) -> Bool {
        marks[clamp(position)].contains(.boundary)
    }

    /// Whether a word begins or ends here.
    ///
    /// True where Unicode's word boundaries are (UAX #29; dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
    /// Japanese), on both sides of a blank, and where `isBoundary` is true for another reason than the script.
    public func isWordBoundary(at position: Int) -> Bool {
        marks[clamp(position)].contains(.wordBoundary)
    }

    /// The byte ranges of the words, in order: what lies between two word breaks and holds a letter, a number, a mark
    /// or a symbol. Here `it's` is one word, and so is `5k`; an emoji is one, a bracket is none.
    public var words: [Range<Int>] {
        withView { $0.words }
    }

    /// The range of the source that a range of positions came from, with everything that lies between.
    ///
    /// What one source character was folded to (`ﬁ` to `fi`) leads back to all of it. Complexity: O(1).
    public func sourceRange(of range: Range<Int>) -> Range<String.Index> {
        withView { $0.sourceRange(of: range, in: source) }
    }

    /// The same as offsets in Unicode scalars, as JSON gives them.
    ///
    /// Complexity: O(1) if the source is ASCII, else O(*n*), *n* the length of the source.
    public func scalarRange(of range: Range<Int>) -> Range<Int> {
        withView { $0.scalarRange(of: range, in: source) }
    }

    /// The caller's own words: the source text of a range, case, accents and hyphens as they were, but without the
    /// punctuation and the skip words that were removed.
    ///
    /// In NFC, with `'` for `’`, white space collapsed to single blanks, none at the ends.
    /// Complexity: O(*n* + *m*), *n* the length of the range in the source, *m* the number of removed ranges.
    public func spokenText(of range: Range<Int>) -> String {
        withView { $0.spokenText(of: range, in: source) }
    }

    private func clamp(_ position: Int) -> Int {
        min(max(position, 0), bytes.count)
    }

    /// Calls `body` with a view of this text, good until it returns.
    func withView<Result>(_ body: (TextView) -> Result) -> Result {
        withView(bytes, marks, spans, removed, body)
    }

    /// The same, with the memory of the arrays, which lasts as long as the call.
    private func withView<Result>(
        _ bytes: UnsafePointer<UInt8>,
        _ marks: UnsafePointer<TextMarks>,
        _ spans: UnsafePointer<SourceSpan>,
        _ removed: UnsafePointer<SourceSpan>,
        _ body: (TextView) -> Result
    ) -> Result {
        body(
            TextView(
                isSourceASCII: isSourceASCII,
                content: TextContent(count: self.bytes.count, bytes: bytes, marks: marks),
                spans: spans,
                removed: UnsafeBufferPointer(start: removed, count: self.removed.count)
            )
        )
    }
}
