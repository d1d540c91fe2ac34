/// A normalized text where it lies in memory, be it that of a `NormalizedText` or of a `TextBuffer`: all questions
/// about one are answered here.
///
/// Good as long as what it is a view of is there, unchanged.
struct TextView {
    let source: String
    let isSourceASCII: Bool
    let bytes: UnsafeBufferPointer<UInt8>
    /// One for every byte, and one for the end; so are the spans.
    let marks: UnsafeBufferPointer<TextMarks>
    let spans: UnsafeBufferPointer<SourceSpan>
    let removed: UnsafeBufferPointer<SourceSpan>
}

extension TextView {
    var count: Int { bytes.count }

    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        var hasContent = false
        for position in 0...count {
            if marks[position].contains(.wordBreak) {
                if hasContent { words.append(start..<position) }
                start = position
                hasContent = false
            }
            if marks[position].contains(.content) { hasContent = true }
        }
        return words
    }

    func clamp(_ position: Int) -> Int {
        min(max(position, 0), count)
    }
}

extension TextBuffer {
    var view: TextView {
        TextView(
            source: source,
            isSourceASCII: isSourceASCII,
            bytes: UnsafeBufferPointer(start: bytes, count: count),
            marks: UnsafeBufferPointer(start: marks, count: count + 1),
            spans: UnsafeBufferPointer(start: spans, count: count + 1),
            removed: removed
        )
    }

    /// As `NormalizedText.words`.
    package var words: [Range<Int>] { view.words }

    /// As `NormalizedText.sourceRange(of:)`.
    package func sourceRange(of range: Range<Int>) -> Range<String.Index> {
        view.sourceRange(of: range)
    }

    /// As `NormalizedText.scalarRange(of:)`.
    package func scalarRange(of range: Range<Int>) -> Range<Int> {
        view.scalarRange(of: range)
    }

    /// As `NormalizedText.spokenText(of:)`.
    package func spokenText(of range: Range<Int>) -> String {
        view.spokenText(of: range)
    }
}
