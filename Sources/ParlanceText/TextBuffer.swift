/// A normalized text in memory that is used again for the next one: what a `NormalizedText` is, without its allocations.
///
/// Filled by `Normalizer.normalize(_:into:)` and `Normalizer.removing(_:from:at:into:)`; empty until then. It belongs to
/// one thread at a time. Its pointers are good until it is filled again.
package final class TextBuffer {
    /// The text as it was given.
    package private(set) var source = ""
    /// Whether the source is all ASCII, so that its bytes are its scalars.
    private(set) var isSourceASCII = true

    /// How many bytes the normalized text has.
    package private(set) var count = 0
    /// The normalized text as UTF-8, with a NUL behind it.
    package private(set) var bytes: UnsafePointer<UInt8>
    /// One for every byte, and one for the end.
    package private(set) var marks: UnsafePointer<TextMarks>
    /// Where the scalar of each byte came from, and where the last of them ends.
    private(set) var spans: UnsafePointer<SourceSpan>
    /// What was taken out of the source, in order.
    private(set) var removed: UnsafeBufferPointer<SourceSpan>

    private var byteMemory = ReusedMemory<UInt8>()
    private var markMemory = ReusedMemory<TextMarks>()
    private var spanMemory = ReusedMemory<SourceSpan>()
    private var removedMemory = ReusedMemory<SourceSpan>()
    /// Where a text is spread out while skip words are taken out of it.
    var spacing = TextSpacing()

    /// - Parameter room: For how many bytes there is to be room from the start.
    package init(room: Int = 0) {
        let writer = TextWriter(
            bytes: byteMemory.room(for: room + 1),
            marks: markMemory.room(for: room + 1),
            spans: spanMemory.room(for: room + 1),
            removed: removedMemory.room(for: 0)
        )
        writer.end()
        bytes = UnsafePointer(writer.bytes)
        marks = UnsafePointer(writer.marks)
        spans = UnsafePointer(writer.spans)
        removed = UnsafeBufferPointer(start: writer.removed, count: 0)
    }

    /// Puts a text in the place of the one that was there.
    ///
    /// - Parameters:
    ///   - room: The most bytes that it may come to.
    ///   - removedRoom: The most stretches of the source that may be removed.
    @inline(__always)
    func rewrite(
        source: String,
        isASCII: Bool,
        room: Int,
        removedRoom: Int,
        write: (inout TextWriter) -> Void
    ) {
        var writer = TextWriter(
            bytes: byteMemory.room(for: room + 1),
            marks: markMemory.room(for: room + 1),
            spans: spanMemory.room(for: room + 1),
            removed: removedMemory.room(for: removedRoom)
        )
        write(&writer)
        writer.end()
        self.source = source
        isSourceASCII = isASCII
        take(writer)
    }

    private func take(_ writer: TextWriter) {
        count = writer.count
        bytes = UnsafePointer(writer.bytes)
        marks = UnsafePointer(writer.marks)
        spans = UnsafePointer(writer.spans)
        removed = UnsafeBufferPointer(start: writer.removed, count: writer.removedCount)
    }
}
