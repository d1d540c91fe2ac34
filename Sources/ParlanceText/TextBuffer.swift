/// A normalized text in memory that is used again for the next one: what a `NormalizedText` is, without its allocations.
///
/// Filled by `Normalizer.normalize(_:into:)` and `Normalizer.removing(_:from:at:into:)`; empty until then. It belongs to
/// one thread at a time. Its pointers are good until it is filled again.
package final class TextBuffer {
    // Nothing calls back into a buffer while one of these is read or written, and one thread has it: accesses can't overlap.

    /// The text that is here now.
    @exclusivity(unchecked)
    private(set) var view: TextView
    @exclusivity(unchecked)
    private var memory = TextMemory()
    /// Where a text is spread out while skip words are taken out of it.
    @exclusivity(unchecked)
    var spacing = SkipWordScratch()

    /// - Parameter room: For how many bytes there is to be room from the start.
    package init(room: Int = 0) {
        let writer = memory.writer(room: room, removedRoom: 0)
        writer.end()
        view = TextView(writer, isSourceASCII: true)
    }

    /// Puts a text in the place of the one that was there.
    ///
    /// - Parameters:
    ///   - isASCII: Whether the source is.
    ///   - room: The most bytes that it may come to.
    ///   - removedRoom: The most stretches of the source that may be removed.
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
    /// How many bytes the normalized text has.
    package var count: Int { view.count }

    /// The normalized text as UTF-8, with a NUL behind it.
    package var bytes: UnsafePointer<UInt8> { view.bytes }

    /// One for every byte, and one for the end.
    package var marks: UnsafePointer<TextMarks> { view.marks }

    /// As `NormalizedText.words`.
    package var words: [Range<Int>] { view.words }

    /// As `NormalizedText.sourceRange(of:)`.
    ///
    /// - Parameter source: The text as it was given, here and below: whoever normalized it has it, so it isn't held here.
    package func sourceRange(of range: Range<Int>, in source: String) -> Range<String.Index> {
        view.sourceRange(of: range, in: source)
    }

    /// As `NormalizedText.scalarRange(of:)`.
    package func scalarRange(of range: Range<Int>, in source: String) -> Range<Int> {
        view.scalarRange(of: range, in: source)
    }

    /// As `NormalizedText.spokenText(of:)`.
    package func spokenText(of range: Range<Int>, in source: String) -> String {
        view.spokenText(of: range, in: source)
    }
}
