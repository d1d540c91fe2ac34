/// Where a `TextBuffer` keeps its text.
struct TextMemory: ~Copyable {
    private var bytes = ReusedMemory<UInt8>()
    private var marks = ReusedMemory<TextMarks>()
    private var spans = ReusedMemory<SourceSpan>()
    private var removed = ReusedMemory<SourceSpan>()

    /// A writer for a new text in the place of the one that was there.
    ///
    /// - Parameters:
    ///   - room: The most bytes that it may come to.
    ///   - removedRoom: The most stretches of the source that may be removed.
    mutating func writer(room: Int, removedRoom: Int) -> TextWriter {
        TextWriter(
            bytes: bytes.room(for: room + 1),
            marks: marks.room(for: room + 1),
            spans: spans.room(for: room + 1),
            removed: removed.room(for: removedRoom)
        )
    }
}
