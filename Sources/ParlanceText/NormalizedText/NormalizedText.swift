/// Text in normalized form: folded, without punctuation, with one blank between words.
///
/// Positions are byte offsets into `bytes`, `0...bytes.count`; a position out of range is clamped. `sourceRange(of:)`,
/// `scalarRange(of:)` and `spokenText(of:)` map ranges of positions back to the caller's text.
public struct NormalizedText: Sendable {
    /// The caller's text.
    public let source: String
    private let isSourceASCII: Bool

    /// The normalized text as UTF-8, with a single U+0020 between words and none at the ends.
    public let bytes: [UInt8]

    /// One for every byte, and one for the end.
    let marks: [TextMarks]

    /// One for every byte, and one for the end; all bytes of a scalar have the same.
    let spans: [SourceSpan]

    /// The removed ranges of the source, punctuation and skip words, in order of their starts.
    let removed: [SourceSpan]

    /// Copies the text of a buffer.
    package init(_ buffer: TextBuffer, of source: String) {
        let view = buffer.view
        self.source = source
        isSourceASCII = view.isSourceASCII
        bytes = Array(UnsafeBufferPointer(start: view.bytes, count: view.count))
        marks = Array(UnsafeBufferPointer(start: view.marks, count: view.count + 1))
        spans = Array(UnsafeBufferPointer(start: view.spans, count: view.count + 1))
        removed = Array(view.removed)
    }

    /// Whether a blank of a template matches here without consuming anything.
    ///
    /// True at both ends, after a blank (not before it, where the template's blank consumes it), where a blank was
    /// dropped, after an apostrophe that follows a word, between a digit and a letter or sign (`5km`, `50%`), and
    /// beside a script that writes no blanks. If all blanks are ignored: everywhere. Never before a combining mark,
    /// except after a blank.
    public func isBoundary(at position: Int) -> Bool {
        marks[clamp(position)].contains(.boundary)
    }

    /// Whether a word begins or ends here.
    ///
    /// True at Unicode's word boundaries (UAX #29; dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese),
    /// on both sides of a blank, and where `isBoundary` is true for a reason other than the script.
    public func isWordBoundary(at position: Int) -> Bool {
        marks[clamp(position)].contains(.wordBoundary)
    }

    /// The byte ranges of the words, in order: ranges between two word breaks with a letter, a number, a mark or a
    /// symbol. `it's` is one word, and so is `5k`; an emoji is a word, a bracket is not.
    public var words: [Range<Int>] {
        withView { $0.words }
    }

    /// The source range of a range of positions, with everything in between.
    ///
    /// The text that one source character was folded to (`fi` for `ﬁ`) maps to the whole character. Complexity: O(1).
    public func sourceRange(of range: Range<Int>) -> Range<String.Index> {
        withView { $0.sourceRange(of: range, in: source) }
    }

    /// The source range in Unicode scalars, the offsets of JSON.
    ///
    /// Complexity: O(1) if the source is ASCII, otherwise O(*n*), *n* the length of the source.
    public func scalarRange(of range: Range<Int>) -> Range<Int> {
        withView { $0.scalarRange(of: range, in: source) }
    }

    /// The source text of a range, with its case, accents and hyphens, but without removed punctuation and skip words.
    ///
    /// In NFC, with `'` for `’`, white space collapsed to single blanks, none at the ends. Complexity: O(*n* + *m*),
    /// *n* the length of the range in the source, *m* the number of removed ranges.
    ///
    /// - Parameter isAsSaid: Whether the text has the punctuation and skip words between its words all the same.
    public func spokenText(of range: Range<Int>, isAsSaid: Bool = false) -> String {
        withView { $0.spokenText(of: range, in: source, isAsSaid: isAsSaid) }
    }

    private func clamp(_ position: Int) -> Int {
        min(max(position, 0), bytes.count)
    }

    /// Calls `body` with a view of this text, valid until it returns.
    func withView<Result>(_ body: (TextView) -> Result) -> Result {
        withView(bytes, marks, spans, removed, body)
    }

    /// Calls `body` with a view of the arrays' memory, valid during the call.
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
