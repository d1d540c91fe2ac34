/// The memory of a `TextBuffer`.
struct TextMemory: ~Copyable {
    private var bytes = ReusedMemory<UInt8>()
    private var marks = ReusedMemory<TextMarks>()
    private var spans = ReusedMemory<SourceSpan>()
    private var removed = ReusedMemory<SourceSpan>()

    /// A writer for a new text that replaces the current one.
    ///
    /// - Parameters:
    ///   - room: The maximum number of bytes of the text.
    ///   - removedRoom: The maximum number of removed ranges of the source.
    mutating func writer(room: Int, removedRoom: Int) -> TextWriter {
        TextWriter(
            bytes: bytes.room(for: room + 1),
            marks: marks.room(for: room + 1),
            spans: spans.room(for: room + 1),
            removed: removed.room(for: removedRoom)
        )
    }
}

/// The bytes of a normalized text and their marks, where they lie in memory.
struct TextContent: BitwiseCopyable {
    let count: Int
    let bytes: UnsafePointer<UInt8>
    /// One for every byte, and one for the end.
    let marks: UnsafePointer<TextMarks>

    var isASCII: Bool { UnsafeBufferPointer(start: bytes, count: count).isASCII }
}
