/// A view of a normalized text in memory, of a `NormalizedText` or a `TextBuffer`. It answers all queries about the
/// text.
///
/// Valid as long as the viewed text exists unchanged. The source is a parameter of the queries that need it: a view
/// that stored it would cost reference counting with every copy.
struct TextView: BitwiseCopyable {
    let isSourceASCII: Bool
    let content: TextContent
    /// The source range of the scalar of each byte, and the end of the last.
    let spans: UnsafePointer<SourceSpan>
    /// The removed ranges of the source, in order.
    let removed: UnsafeBufferPointer<SourceSpan>
}

extension TextView {
    /// The text that a writer wrote.
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
