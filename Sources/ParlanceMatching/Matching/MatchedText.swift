import ParlanceGrammar
import ParlanceText

/// A normalized text as read by the matcher: pointers into a buffer that must not change meanwhile.
struct MatchedText {
    /// `count` + 1 bytes, the last one 0.
    let bytes: UnsafePointer<UInt8>
    /// `count` + 1 marks.
    private let marks: UnsafePointer<TextMarks>
    let count: Int

    init(_ buffer: borrowing TextBuffer) {
        bytes = buffer.bytes
        marks = buffer.marks
        count = buffer.count
    }

    init(bytes: UnsafePointer<UInt8>, marks: UnsafePointer<TextMarks>, count: Int) {
        self.bytes = bytes
        self.marks = marks
        self.count = count
    }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    /// The text for recognizers of slot types.
    func slotText(_ source: SlotSource?, now: ReferenceTime?) -> SlotText {
        SlotText(utf8: buffer, marks: marks, source: source, now: now)
    }

    /// The marks of a position.
    func mark(at position: Int) -> TextMarks { marks[position] }

    @inline(__always)
    func isBlank(at position: Int) -> Bool { bytes[position] == 0x20 }

    /// `NormalizedText.isBoundary(at:)`
    @inline(__always)
    func isBoundary(at position: Int) -> Bool { marks[position].rawValue & Self.boundary != 0 }

    /// `NormalizedText.isWordBoundary(at:)`
    @inline(__always)
    func isWordBoundary(at position: Int) -> Bool { marks[position].rawValue & Self.wordBoundary != 0 }

    /// Whether a word ends here, where no blank follows: a boundary in scripts with blanks, one of a dictionary in others.
    @inline(__always)
    func endsWord(at position: Int) -> Bool { isBoundary(at: position) && isWordBoundary(at: position) }

    // The bits of `TextMarks` as compile-time constants; reading its own constants would cost a call each time.
    private static var boundary: UInt8 { 1 }
    private static var wordBoundary: UInt8 { 2 }

    @inline(__always)
    func skippingBlank(_ position: Int) -> Int { isBlank(at: position) ? position + 1 : position }

    /// Whether a Unicode scalar begins here, or the text ends.
    @inline(__always)
    func beginsScalar(at position: Int) -> Bool { bytes[position] & 0xC0 != 0x80 }

    /// The number of Unicode scalars in a range.
    func scalarCount(in range: Range<Int>) -> Int {
        var count = 0
        for position in range { count &+= beginsScalar(at: position) ? 1 : 0 }
        return count
    }

    /// The number of letters in a range, without blanks: an ideograph, and a syllable of Hangul, counts as several.
    func letterCount(in range: Range<Int>) -> Int {
        UTF8Scalars(word(range)).reduce(0) { count, scalar in
            let isSeveral = WordSearch.isIdeograph(scalar) || HangulLetters.isSyllable(scalar)
            return count + (scalar == UInt32(UInt8.blank) ? 0 : isSeveral ? EditCost.lettersOfIdeograph : 1)
        }
    }

    /// The number of Unicode scalars in a range, without blanks.
    @inline(__always)
    func literalCount(in range: Range<Int>) -> Int {
        var count = 0
        for position in range { count &+= beginsScalar(at: position) && !isBlank(at: position) ? 1 : 0 }
        return count
    }

    /// The range without the blanks at its ends.
    @inline(__always)
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, isBlank(at: lower) { lower += 1 }
        while lower < upper, isBlank(at: upper - 1) { upper -= 1 }
        return lower..<upper
    }
}

extension MatchedText {
    /// The range of an edit up to the ends of its words where it has a blank instead of a part of them.
    ///
    /// - Parameter free: The part of the text that no other edit corrects.
    func wholeWords(around edit: Candidates.Edit, within free: Range<Int>) -> Range<Int> {
        var (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
        if edit.meant.first == .blank { while lower > free.lowerBound, !isBlank(at: lower - 1) { lower -= 1 } }
        if edit.meant.last == .blank { while upper < free.upperBound, !isBlank(at: upper) { upper += 1 } }
        return lower..<upper
    }
}
