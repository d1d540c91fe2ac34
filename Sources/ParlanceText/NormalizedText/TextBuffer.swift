/// A normalized text in reusable memory: a `NormalizedText` without its allocations.
///
/// Filled by `Normalizer.normalize(_:into:)` and `Normalizer.removing(_:from:at:into:)`; empty until then. One thread
/// at a time uses it. Its pointers are valid until it is filled again.
package final class TextBuffer {
    // No code calls back into a buffer during an access, and only one thread uses it: accesses cannot overlap.

    /// The current text.
    @exclusivity(unchecked)
    private(set) var view: TextView
    @exclusivity(unchecked)
    private var memory = TextMemory()
    /// Memory for the expanded text while skip words are removed.
    @exclusivity(unchecked)
    var spacing = SkipWordScratch()

    /// - Parameter room: The number of bytes to reserve.
    package init(room: Int = 0) {
        let writer = memory.writer(room: room, removedRoom: 0)
        writer.end()
        view = TextView(writer, isSourceASCII: true)
    }

    /// Replaces the current text.
    ///
    /// - Parameters:
    ///   - isASCII: Whether the source is.
    ///   - room: The maximum number of bytes of the text.
    ///   - removedRoom: The maximum number of removed ranges of the source.
    @inline(__always)
    func rewrite(
        isASCII: Bool,
        room: Int,
        removedRoom: Int,
        write: (inout TextWriter) -> Void
    ) {
        var writer = memory.writer(room: room, removedRoom: removedRoom)
        write(&writer)
        writer.end()
        view = TextView(writer, isSourceASCII: isASCII)
    }
}

extension TextBuffer {
    /// The number of bytes of the normalized text.
    package var count: Int { view.count }

    /// The normalized text as UTF-8, followed by a NUL.
    package var bytes: UnsafePointer<UInt8> { view.bytes }

    /// One for every byte, and one for the end.
    package var marks: UnsafePointer<TextMarks> { view.marks }

    /// As `NormalizedText.words`.
    package var words: [Range<Int>] { view.words }

    /// As `NormalizedText.sourceRange(of:)`.
    ///
    /// - Parameter source: The caller's text, here and below. The buffer does not store it, because the caller has it.
    package func sourceRange(of range: Range<Int>, in source: String) -> Range<String.Index> {
        view.sourceRange(of: range, in: source)
    }

    /// As `NormalizedText.scalarRange(of:)`.
    package func scalarRange(of range: Range<Int>, in source: String) -> Range<Int> {
        view.scalarRange(of: range, in: source)
    }

    /// For each position, the offset of its source in UTF-8; one more than there are bytes.
    package func sourceOffsets(sourceCount: Int) -> [Int32] {
        (0..<count).map { Int32(view.sourceOffsets(of: $0..<$0 + 1).lowerBound) } + [Int32(sourceCount)]
    }

    /// As `NormalizedText.spokenText(of:)`.
    package func spokenText(of range: Range<Int>, in source: String, isAsSaid: Bool = false) -> String {
        view.spokenText(of: range, in: source, isAsSaid: isAsSaid)
    }
}
