import ParlanceText

/// A normalized text for recognizers: case-folded UTF-8 with single blanks between words.
///
/// Positions count bytes. A position outside of the text has the byte 0 and is a boundary, so recognizers can look
/// ahead without checks. A value is valid only during the call that it is passed to.
package struct SlotText {
    /// The bytes of the text.
    package let utf8: UnsafeBufferPointer<UInt8>
    /// One mark more than there are bytes.
    private let marks: UnsafePointer<TextMarks>
    /// The utterance behind the text; nil if the text is all there is.
    package let source: SlotSource?
    /// The time that relative times refer to; nil if the caller states none.
    package let now: ReferenceTime?

    /// - Parameters:
    ///   - marks: one mark more than there are bytes.
    ///   - source: the utterance that the whole text comes from.
    package init(
        utf8: UnsafeBufferPointer<UInt8>,
        marks: UnsafePointer<TextMarks>,
        source: SlotSource? = nil,
        now: ReferenceTime? = nil
    ) {
        self.utf8 = utf8
        self.marks = marks
        self.source = source
        self.now = now ?? source?.now
    }

    /// The length of the text in bytes.
    package var count: Int { utf8.count }

    /// The byte at a position; 0 outside of the text.
    package subscript(position: Int) -> UInt8 { utf8.indices.contains(position) ? utf8[position] : 0 }

    /// Whether a blank of a template matches here: at blanks, and between scripts written without blanks.
    package func isBoundary(at position: Int) -> Bool {
        !utf8.indices.contains(position) || marks[position].contains(.boundary)
    }

    /// Whether a word begins or ends here.
    package func isWordBoundary(at position: Int) -> Bool {
        !utf8.indices.contains(position) || marks[position].contains(.wordBoundary)
    }

    /// The text of a range, clamped to the bounds of the text.
    package func string(in range: Range<Int>) -> String {
        String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
    }
}
