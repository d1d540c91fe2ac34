/// Writes a normalized text into the memory of a `TextBuffer`, byte by byte, left to right.
///
/// The memory has room for the numbers of bytes and removed ranges that were requested, and for one more byte.
struct TextWriter {
    let bytes: UnsafeMutablePointer<UInt8>
    let marks: UnsafeMutablePointer<TextMarks>
    let spans: UnsafeMutablePointer<SourceSpan>
    let removed: UnsafeMutablePointer<SourceSpan>
    var count = 0
    private(set) var removedCount = 0

    init(
        bytes: UnsafeMutablePointer<UInt8>,
        marks: UnsafeMutablePointer<TextMarks>,
        spans: UnsafeMutablePointer<SourceSpan>,
        removed: UnsafeMutablePointer<SourceSpan>
    ) {
        self.bytes = bytes
        self.marks = marks
        self.spans = spans
        self.removed = removed
    }

    @inline(__always)
    mutating func append(_ byte: UInt8, from span: SourceSpan, marks: TextMarks) {
        put(byte, at: count, from: span, marks: marks)
        count += 1
    }

    /// Writes a byte without counting it.
    @inline(__always)
    func put(_ byte: UInt8, at position: Int, from span: SourceSpan, marks: TextMarks) {
        bytes[position] = byte
        self.marks[position] = marks
        spans[position] = span
    }

    /// Writes the terminator: a NUL, and the marks of an end.
    func end() {
        bytes[count] = 0
        marks[count] = .edge
        spans[count] = SourceSpan(at: sourceEnd)
    }

    /// Records a removed range of the source, without the part that also belongs to a scalar that stays (`…` is three
    /// periods).
    mutating func remove(_ span: SourceSpan) {
        let previousEnd = removedCount > 0 ? removed[removedCount - 1].end : 0
        let start = max(span.start, sourceEnd, previousEnd)
        guard start < span.end else { return }
        if removedCount > 0, previousEnd == start {
            removed[removedCount - 1].end = span.end
        } else {
            addRemoved(SourceSpan(start: start, end: span.end))
        }
    }

    /// Removes the records of removed ranges from an offset of the source on.
    @inline(__always)
    mutating func keep(from offset: UInt32) {
        guard removedCount > 0, removed[removedCount - 1].end > offset else { return }
        if removed[removedCount - 1].start < offset {
            removed[removedCount - 1].end = offset
        } else {
            removedCount -= 1
        }
    }

    /// Adds ranges that were removed from the same source before; all in order of their starts.
    mutating func merge(removed earlier: UnsafeBufferPointer<SourceSpan>) {
        var own = removedCount
        var other = earlier.count
        removedCount += other
        while other > 0 {
            if own > 0, removed[own - 1].start > earlier[other - 1].start {
                own -= 1
                removed[own + other] = removed[own]
            } else {
                other -= 1
                removed[own + other] = earlier[other]
            }
        }
    }

    private mutating func addRemoved(_ span: SourceSpan) {
        removed[removedCount] = span
        removedCount += 1
    }

    private var sourceEnd: UInt32 { count > 0 ? spans[count - 1].end : 0 }
}
