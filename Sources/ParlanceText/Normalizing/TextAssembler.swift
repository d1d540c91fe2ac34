internal import CICU

/// Writes a normalized text scalar by scalar, left to right, and decides which blanks stay.
struct TextAssembler {
    private let ignoresBlanks: Bool
    private var writer: TextWriter

    /// The last scalar written.
    private var last: FoldedScalar?
    /// Whether that is an apostrophe that follows a word, as in `nell'`: a blank after it is dropped.
    private var isElided = false
    /// The blanks since then, not yet written, because the text may end here or the script may write none.
    private var gap: SourceSpan?
    /// Whether punctuation was removed since then.
    private var isCut = false

    init(_ writer: TextWriter, ignoresBlanks: Bool) {
        self.writer = writer
        self.ignoresBlanks = ignoresBlanks
    }

    /// The writer, with the complete text.
    consuming func writing(_ text: FoldedText) -> TextWriter {
        for scalar in text.scalars { take(scalar) }
        return writer
    }

    private mutating func take(_ scalar: FoldedScalar) {
        if scalar.isRemoved {
            isCut = true
            writer.remove(SourceSpan(start: scalar.start, end: scalar.end))
        } else if scalar.isBlank {
            gap = SourceSpan(start: gap?.start ?? scalar.start, end: scalar.end)
        } else {
            let isBlankWritten = fillGap(before: scalar)
            write(scalar, marks: marks(of: scalar, isAfterBlank: isBlankWritten))
            isElided = scalar.isApostrophe && !isBlankWritten && last?.isWord == true
            last = scalar
            (gap, isCut) = (nil, false)
        }
    }

    /// Writes the pending blank before a scalar, if it stays.
    private mutating func fillGap(before scalar: FoldedScalar) -> Bool {
        guard let gap, let last, keepsBlank(between: last, and: scalar) else { return false }
        writer.append(UInt8(FoldedScalar.blank), from: gap, marks: .breaking)
        return true
    }

    /// A blank that carries a mark is that mark's base: it stays, in any script and setting.
    private func keepsBlank(between left: FoldedScalar, and right: FoldedScalar) -> Bool {
        if right.isJoining { return true }
        return !ignoresBlanks && !isElided && !left.isBlankless && !right.isBlankless
    }

    private func marks(of scalar: FoldedScalar, isAfterBlank: Bool) -> TextMarks {
        var marks: TextMarks = scalar.isContent ? .content : []
        guard let last, !isAfterBlank else { return marks.union(.edge) }
        if scalar.isJoining { return marks }
        if isElided || changesKind(from: last, to: scalar) { marks.formUnion(.plainBoundary) }
        if ignoresBlanks || last.isBlankless || scalar.isBlankless { marks.insert(.boundary) }
        if gap != nil {
            marks.formUnion([.plainBoundary, .dropped])
            if !isElided { marks.formUnion(.breaking) }
        } else if isCut, last.isWord, scalar.isWord {
            marks.formUnion([.edge, .dropped])
        }
        return marks
    }

    private func changesKind(from left: FoldedScalar, to right: FoldedScalar) -> Bool {
        (left.isDigit && right.isUnit) || (left.isUnit && right.isDigit)
    }

    private mutating func write(_ scalar: FoldedScalar, marks: TextMarks) {
        let span = SourceSpan(start: scalar.start, end: scalar.end)
        writer.keep(from: span.start)
        if scalar.value < 0x80 {
            writer.append(UInt8(scalar.value), from: span, marks: marks)
            return
        }
        var marks = marks
        for byte in scalar.utf8 {
            writer.append(byte, from: span, marks: marks)
            marks = []
        }
    }
}
