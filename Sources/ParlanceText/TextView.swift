/// A normalized text where it lies in memory, be it that of a `NormalizedText` or of a `TextBuffer`: all questions
/// about one are answered here.
///
/// Good as long as what it is a view of is there, unchanged. The source is handed over where it is asked about: a view that
/// held it would be counted as one that holds it wherever it goes.
struct TextView: BitwiseCopyable {
    let isSourceASCII: Bool
    let content: TextContent
    /// Where the scalar of each byte came from, and where the last of them ends.
    let spans: UnsafePointer<SourceSpan>
    /// What was taken out of the source, in order.
    let removed: UnsafeBufferPointer<SourceSpan>
}

extension TextView {
    /// What was written.
    init(_ writer: TextWriter, isSourceASCII: Bool) {
        self.isSourceASCII = isSourceASCII
        content = TextContent(
            count: writer.count,
            bytes: UnsafePointer(writer.bytes),
            marks: UnsafePointer(writer.marks)
        )
        spans = UnsafePointer(writer.spans)
        removed = UnsafeBufferPointer(start: writer.removed, count: writer.removedCount)
    }

    var count: Int { content.count }
    var bytes: UnsafePointer<UInt8> { content.bytes }
    var marks: UnsafePointer<TextMarks> { content.marks }

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
