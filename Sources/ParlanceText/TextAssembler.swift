internal import CICU

/// Writes the bytes and positions of a `NormalizedText` scalar by scalar, left to right, and decides which blanks stay.
struct TextAssembler {
    private let ignoresBlanks: Bool
    private(set) var bytes: [UInt8] = []
    private(set) var positions: [TextPosition] = []
    private(set) var removed: [Range<Int>] = []

    /// The scalar written last.
    private var last: FoldedScalar?
    /// Whether that is an apostrophe that follows a word, as in `nell'`: a blank behind it is dropped.
    private var isElided = false
    /// The blanks since then, not yet written: the text may end here, or the script write none.
    private var gap: (start: UInt32, end: UInt32)?
    /// Whether punctuation was removed since then.
    private var isCut = false

    init(_ text: FoldedText, ignoresBlanks: Bool) {
        self.ignoresBlanks = ignoresBlanks
        bytes.reserveCapacity(text.scalars.count)
        positions.reserveCapacity(text.scalars.count + 1)
        for scalar in text.scalars { take(scalar) }
        let end = positions.last?.sourceEnd ?? 0
        positions.append(TextPosition(sourceStart: end, sourceEnd: end, flags: [.boundary, .wordBreak]))
    }

    private mutating func take(_ scalar: FoldedScalar) {
        if scalar.isRemoved {
            isCut = true
            remove(Int(scalar.start)..<Int(scalar.end))
        } else if scalar.isBlank {
            gap = (gap?.start ?? scalar.start, scalar.end)
        } else {
            let isBlankWritten = fillGap(before: scalar)
            write(scalar, flags: flags(of: scalar, isAfterBlank: isBlankWritten))
            isElided = scalar.isApostrophe && !isBlankWritten && last?.isWord == true
            last = scalar
            (gap, isCut) = (nil, false)
        }
    }

    /// Writes the blank that is due before a scalar, if it stays.
    private mutating func fillGap(before scalar: FoldedScalar) -> Bool {
        guard let gap, let last, keepsBlank(between: last, and: scalar) else { return false }
        write(
            FoldedScalar(value: FoldedScalar.blank, start: gap.start, end: gap.end, flags: CICU_SPACE),
            flags: .wordBreak
        )
        return true
    }

    /// A blank that carries a mark is that mark's base: it stays, whatever the script and the setting.
    private func keepsBlank(between left: FoldedScalar, and right: FoldedScalar) -> Bool {
        if right.isJoining { return true }
        return !ignoresBlanks && !isElided && !left.isBlankless && !right.isBlankless
    }

    private func flags(of scalar: FoldedScalar, isAfterBlank: Bool) -> TextPosition.Flags {
        var flags: TextPosition.Flags = scalar.isContent ? .content : []
        guard let last, !isAfterBlank else { return flags.union([.boundary, .wordBreak]) }
        if scalar.isJoining { return flags }
        if isElided || changesKind(from: last, to: scalar) { flags.insert(.boundary) }
        if ignoresBlanks || last.isBlankless || scalar.isBlankless { flags.insert(.scriptBoundary) }
        if gap != nil {
            flags.formUnion([.boundary, .dropped])
            if !isElided { flags.insert(.wordBreak) }
        } else if isCut, last.isWord, scalar.isWord {
            flags.formUnion([.boundary, .wordBreak, .dropped])
        }
        return flags
    }

    private func changesKind(from left: FoldedScalar, to right: FoldedScalar) -> Bool {
        (left.isDigit && right.isUnit) || (left.isUnit && right.isDigit)
    }

    private mutating func write(_ scalar: FoldedScalar, flags: TextPosition.Flags) {
        if !scalar.isBlank { keep(from: Int(scalar.start)) }
        var position = TextPosition(sourceStart: scalar.start, sourceEnd: scalar.end, flags: flags)
        for byte in scalar.utf8 {
            bytes.append(byte)
            positions.append(position)
            position.flags = []
        }
    }

    /// Notes a removed stretch of the source, less what a scalar that stays came from as well (`…` is three periods).
    private mutating func remove(_ range: Range<Int>) {
        let start = max(range.lowerBound, Int(positions.last?.sourceEnd ?? 0), removed.last?.upperBound ?? 0)
        guard start < range.upperBound else { return }
        if let previous = removed.last, previous.upperBound == start {
            removed[removed.count - 1] = previous.lowerBound..<range.upperBound
        } else {
            removed.append(start..<range.upperBound)
        }
    }

    /// Takes back what was noted as removed from an offset of the source on.
    private mutating func keep(from offset: Int) {
        guard let previous = removed.last, previous.upperBound > offset else { return }
        removed.removeLast()
        if previous.lowerBound < offset { removed.append(previous.lowerBound..<offset) }
    }
}
