/// Takes an ASCII text through all steps of normalization in one pass: the fast path of `FoldedText` and
/// `TextAssembler`. A test verifies that both give equal results.
///
/// Pairs of plain characters are written with a table. The others follow the rules one by one. These rules look only at
/// the source text, because in ASCII no step depends on the changes of another, with the exceptions noted here.
struct ASCIIAssembler<Origins: ASCIIOrigins> {
    let text: UnsafeBufferPointer<UInt8>
    let origins: Origins
    let kinds: UnsafePointer<ASCIIKind>
    let pairs: UnsafePointer<TextMarks>
    let ignoresBlanks: Bool
    var writer: TextWriter

    /// The kinds of the last two characters written; none for a blank or the start.
    private var last: ASCIIKind = []
    private var lastButOne: ASCIIKind = []
    /// Whether the last character is an apostrophe that follows a word, as in `nell'`: a blank after it is dropped.
    private var isElided = false
    /// The blanks since then, not yet written, because the text may end here.
    private var gap: SourceSpan?
    /// Whether something was removed since then.
    private var isCut = false

    init(
        _ text: UnsafeBufferPointer<UInt8>,
        origins: Origins,
        kinds: UnsafePointer<ASCIIKind>,
        pairs: UnsafePointer<TextMarks>,
        ignoresBlanks: Bool,
        writer: TextWriter
    ) {
        self.text = text
        self.origins = origins
        self.kinds = kinds
        self.pairs = pairs
        self.ignoresBlanks = ignoresBlanks
        self.writer = writer
    }

    /// The writer, with the complete text.
    consuming func writing() -> TextWriter {
        var offset = 0
        while offset < text.count { offset = step(at: offset) }
        return writer
    }

    /// Takes the character at an offset and those that belong to it. Returns the offset of the next.
    private mutating func step(at offset: Int) -> Int {
        let kind = kind(at: offset)
        if kind.isAny(of: .word) {
            write(at: offset, kind)
            return writePairs(from: offset + 1)
        }
        if kind.isAny(of: .punctuation) { return judge(from: offset) }
        if kind.isAny(of: .blank) || kind.isAny(of: .hyphen) && !isMinus(at: offset) {
            leaveGap(at: offset)
        } else if kind.isAny(of: .nothing) {
            remove(at: offset)
        } else {
            write(at: offset, kind)
        }
        return offset + 1
    }

    private func kind(at offset: Int) -> ASCIIKind {
        kinds[Int(text[offset])]
    }

    private func isWord(at offset: Int) -> Bool {
        offset >= 0 && offset < text.count && kind(at: offset).isAny(of: .word)
    }
}

// MARK: - Pairs

extension ASCIIAssembler {
    /// Writes plain characters after the last one, as long as each makes a plain pair with its predecessor.
    private mutating func writePairs(from start: Int) -> Int {
        var offset = start
        var count = writer.count
        var left = kind(at: start - 1).half
        while offset < text.count {
            let byte = text[offset]
            let right = kinds[Int(byte)].half
            let marks = pairs[ASCIIPair.index(left, right)]
            if marks.isEmpty { break }
            // This turns letters into lower case; digits and blanks have the bit already.
            writer.put(byte | 0x20, at: count, from: origins.span(at: offset), marks: marks)
            count += 1
            offset += 1
            left = right
        }
        writer.count = count
        endPairs(before: offset, from: start)
        return offset
    }

    /// Records the last characters. A final blank is taken back: the next character decides whether it stays.
    private mutating func endPairs(before offset: Int, from start: Int) {
        guard offset > start else { return }
        var end = offset
        if text[offset - 1] == 0x20 {
            writer.count -= 1
            leaveGap(at: offset - 1)
            end -= 1
        }
        last = kind(at: end - 1)
    }
}

// MARK: - Separators and punctuation

extension ASCIIAssembler {
    private func isDigit(at offset: Int) -> Bool {
        offset < text.count && kind(at: offset).isAny(of: .digit)
    }

    /// Whether there is a decimal sign at an offset, followed by a digit.
    private func beginsFraction(at offset: Int) -> Bool {
        offset < text.count && kind(at: offset).isAny(of: .decimalSign) && isDigit(at: offset + 1)
    }

    /// A minus sign directly precedes a number, and does not join two words.
    private func isMinus(at offset: Int) -> Bool {
        guard isDigit(at: offset + 1) || beginsFraction(at: offset + 1) else { return false }
        return ignoresBlanks || !isWord(at: offset - 1)
    }

    /// Keeps or removes a run of punctuation, by its neighbours; see `FoldedText.removePunctuation`.
    private mutating func judge(from start: Int) -> Int {
        var end = start + 1
        while end < text.count, kind(at: end).isAny(of: .punctuation) { end += 1 }
        var next = start
        let isBehindWord = isWord(at: start - 1)
        if isBehindWord && isWord(at: end) || closesInitialism(at: start)
            || end == start + 1 && staysAlone(at: start, isBehindWord: isBehindWord)
        {
            write(at: start, kind(at: start))
            next += 1
        } else if isBehindWord, !ignoresBlanks, end < text.count, kind(at: end).isAny(of: .hyphen), isMinus(at: end) {
            leaveGap(at: start)
            next += 1
        }
        for offset in next..<end { remove(at: offset) }
        return end
    }

    /// Whether a single mark belongs to the number after it; see `FoldedText.staysAlone`.
    private func staysAlone(at offset: Int, isBehindWord: Bool) -> Bool {
        if !isBehindWord { return beginsFraction(at: offset) }
        guard !ignoresBlanks, text[offset] == UInt8(ascii: ","), offset + 1 < text.count else { return false }
        return kind(at: offset + 1).isAny(of: .hyphen) && isMinus(at: offset + 1)
    }

    /// The period before the last is between two letters: no step removes it.
    private func closesInitialism(at offset: Int) -> Bool {
        guard offset >= 3, text[offset] == UInt8(ascii: "."), text[offset - 2] == UInt8(ascii: "."),
            kind(at: offset - 1).isAny(of: .letter), kind(at: offset - 3).isAny(of: .letter)
        else { return false }
        return ignoresBlanks || !isWord(at: offset - 4)
    }

    private mutating func leaveGap(at offset: Int) {
        let span = origins.span(at: offset)
        gap = SourceSpan(start: gap?.start ?? span.start, end: span.end)
    }

    private mutating func remove(at offset: Int) {
        isCut = true
        writer.remove(origins.span(at: offset))
    }
}

// MARK: - Writing by the rules

extension ASCIIAssembler {
    private mutating func write(at offset: Int, _ kind: ASCIIKind) {
        let isBlankWritten = fillGap()
        let span = origins.span(at: offset)
        let marks = marks(of: kind, isAfterBlank: isBlankWritten)
        writer.keep(from: span.start)
        writer.append(kind.folded(text[offset]), from: span, marks: marks)
        isElided = kind.isAny(of: .apostrophe) && last.isAny(of: .word)
        (lastButOne, last) = (last, kind)
        (gap, isCut) = (nil, false)
    }

    /// Writes the pending blank before a character, if it stays.
    private mutating func fillGap() -> Bool {
        guard let gap, writer.count > 0, !ignoresBlanks, !isElided else { return false }
        writer.append(0x20, from: gap, marks: .breaking)
        (lastButOne, last) = (last, [])
        return true
    }

    private mutating func marks(of kind: ASCIIKind, isAfterBlank: Bool) -> TextMarks {
        var marks: TextMarks = kind.isAny(of: .content) ? .content : []
        guard writer.count > 0, !isAfterBlank else { return marks.union(.edge) }
        if isElided || changesKind(to: kind) { marks.formUnion(.plainBoundary) }
        if ignoresBlanks { marks.insert(.boundary) }
        if gap != nil {
            marks.formUnion([.plainBoundary, .dropped])
            if !isElided { marks.formUnion(.breaking) }
        } else if isCut, last.isAny(of: .word), kind.isAny(of: .word) {
            marks.formUnion([.edge, .dropped])
        }
        if !isJoined(to: kind) { marks.formUnion(.breaking) }
        return marks
    }

    private func changesKind(to kind: ASCIIKind) -> Bool {
        last.isAny(of: .digit) && kind.isAny(of: .unit) || last.isAny(of: .unit) && kind.isAny(of: .digit)
    }

    /// Whether ICU has no break before a character of this kind. Removes the break before the last character, if that
    /// joins this one with its predecessor, which is known only now.
    private mutating func isJoined(to kind: ASCIIKind) -> Bool {
        guard kind.isAny(of: .joining) else { return false }
        if last.isAny(of: .joining) { return true }
        guard last.joins(lastButOne, kind) else { return false }
        if !writer.marks[writer.count - 1].contains(.dropped) { writer.marks[writer.count - 1].subtract(.breaking) }
        return true
    }
}

extension ASCIIKind {
    /// A character of this kind, folded.
    fileprivate func folded(_ byte: UInt8) -> UInt8 {
        if isAny(of: .letter) { return byte | 0x20 }
        return isAny(of: .apostrophe) ? UInt8(ascii: "'") : byte
    }
}
