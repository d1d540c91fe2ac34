internal import CICU

/// A text for reading numbers, dates and the like: case-folded, but with its punctuation.
///
/// Blanks are single, a dash within a word is a blank (`twenty-one`), and blanks beside scripts that write none are
/// dropped. The memory is reused for one text after the other, so a value serves one reader at a time.
package final class PartText {
    /// The marks of a position.
    package struct Marks {
        /// A blank of a template matches here without a blank in the text.
        package static let boundary: UInt8 = 1
        /// A part may begin or end here.
        package static let edge: UInt8 = 2
        /// A part that ends here may continue in the same word, because a digit meets a letter.
        package static let seam: UInt8 = 4
    }

    /// The folded text in UTF-8.
    @exclusivity(unchecked) package private(set) var bytes: [UInt8] = []
    /// The marks of each position, one more than there are bytes.
    @exclusivity(unchecked) package private(set) var marks: [UInt8] = []
    /// For each position, the offset of its source in UTF-8, one more than there are bytes.
    @exclusivity(unchecked) package private(set) var origins: [Int32] = []
    /// For each position, the end of the source of the byte before it.
    @exclusivity(unchecked) package private(set) var ends: [Int32] = []
    @exclusivity(unchecked) private var kinds: [Kind] = []
    /// The text as given.
    @exclusivity(unchecked) package private(set) var sourceBytes: [UInt8] = []
    private let isTurkic: Bool

    private enum Kind: UInt8 {
        case blank, letter, digit, blankless, other, mark
    }

    /// - Parameter language: a BCP 47 tag.
    package init(language: String) {
        isTurkic = cicu_has_dotless_i(ICULocale(language: language).identifier)
    }

    package var count: Int { bytes.count }

    /// Replaces the text.
    package func read(_ text: String) {
        var text = text
        text.withUTF8 { read($0) }
    }

    /// Replaces the text by UTF-8.
    package func read(_ source: UnsafeBufferPointer<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        kinds.removeAll(keepingCapacity: true)
        sourceBytes = Array(source)
        ends.append(0)
        if source.allSatisfy({ $0 < 0x80 }) && !isTurkic { readASCII(source) } else { readFolded(source) }
        while kinds.last == .blank { removeLast() }
        origins.append(ends.last ?? 0)
        mark()
    }

    private func removeLast() {
        bytes.removeLast()
        kinds.removeLast()
        origins.removeLast()
        ends.removeLast()
    }

    private func append(_ byte: UInt8, _ kind: Kind, from start: Int, to end: Int) {
        bytes.append(byte)
        kinds.append(kind)
        origins.append(Int32(truncatingIfNeeded: start))
        ends.append(Int32(truncatingIfNeeded: end))
    }

    // MARK: Folding

    private func readASCII(_ source: UnsafeBufferPointer<UInt8>) {
        for (index, byte) in source.enumerated() {
            switch byte {
            case 0x41...0x5A: append(byte | 0x20, .letter, from: index, to: index + 1)
            case 0x61...0x7A: append(byte, .letter, from: index, to: index + 1)
            case 0x30...0x39: append(byte, .digit, from: index, to: index + 1)
            case 0x09...0x0D, 0x1C...0x20: appendBlank(from: index, to: index + 1)
            case 0x2D where joinsWords(before: source, index): appendBlank(from: index, to: index + 1)
            case 0x27
            where kinds.last == .letter && index + 1 < source.count && (source[index + 1] | 0x20) &- 0x61 < 26:
                append(byte, .letter, from: index, to: index + 1)
            default: append(byte, .other, from: index, to: index + 1)
            }
        }
    }

    private func joinsWords(before source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard let last = kinds.last, index + 1 < source.count else { return false }
        let next = source[index + 1]
        if isExponent(before: next) { return false }
        let isLetter = next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
        return last == .letter && (isLetter || next >= 0x30 && next <= 0x39) || last == .digit && isLetter
    }

    /// Whether the text so far ends with the digit and the letter of `2.5e-3`.
    private func isExponent(before next: UInt8) -> Bool {
        bytes.last == 0x65 && kinds.dropLast().last == .digit && next &- 0x30 < 10
    }

    private func appendBlank(from start: Int, to end: Int) {
        if let last = kinds.last, last != .blank { append(0x20, .blank, from: start, to: end) }
    }

    private func readFolded(_ source: UnsafeBufferPointer<UInt8>) {
        let scalars = FoldedText(source, isTurkic: isTurkic).scalars
        for (index, scalar) in scalars.enumerated() {
            let kind = kind(of: scalar, at: index, in: scalars)
            let (start, end) = (Int(scalar.start), Int(scalar.end))
            if kind == .blank {
                let next = index + 1 < scalars.count ? scalars[index + 1] : nil
                // The last of several blanks stands for all.
                let isDropped = lastKind == .blankless || next.map { $0.isBlankless || $0.has(CICU_SPACE) } ?? true
                if !isDropped { appendBlank(from: start, to: end) }
                continue
            }
            let value = Self.dashes.contains(scalar.value) ? FoldedScalar.minus : scalar.value
            let utf8 = (Unicode.Scalar(value) ?? "\u{FFFD}").utf8
            for (place, byte) in utf8.enumerated() {
                append(byte, place == 0 ? kind : .mark, from: start, to: end)
            }
        }
    }

    private static let dashes: Set<UInt32> = [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63, 0xFF0D]

    private func kind(of scalar: FoldedScalar, at index: Int, in scalars: [FoldedScalar]) -> Kind {
        if scalar.has(CICU_SPACE) { return .blank }
        if scalar.isDigit { return .digit }
        if scalar.isBlankless { return .blankless }
        if scalar.isLetter || scalar.isJoining && !bytes.isEmpty { return .letter }
        if scalar.isApostrophe, lastKind == .letter, index + 1 < scalars.count, scalars[index + 1].isLetter {
            return .letter
        }
        if scalar.value == FoldedScalar.minus || Self.dashes.contains(scalar.value), index + 1 < scalars.count {
            let next = scalars[index + 1]
            if next.isDigit, isExponent(before: UInt8(truncatingIfNeeded: next.value)) { return .other }
            let isJoined = lastKind == .letter && (next.isLetter || next.isDigit) || lastKind == .digit && next.isLetter
            if isJoined, !next.isBlankless { return .blank }
        }
        return .other
    }

    /// The kind of the last scalar.
    private var lastKind: Kind? { kinds.last { $0 != .mark } }

    // MARK: Marks

    private func mark() {
        marks.append(Marks.boundary | Marks.edge)
        guard !bytes.isEmpty else { return }
        var before = kinds[0]
        for position in 1..<max(bytes.count, 1) {
            let after = kinds[position]
            if after == .mark {
                marks.append(0)
                continue
            }
            // Nothing begins within what one character of the source stands for: "℃", "㎞".
            if origins[position] < ends[position] {
                marks.append(0)
                before = after
                continue
            }
            let isWithin = before == after && (before == .letter || before == .digit)
            let isSeam = before == .letter && after == .digit || before == .digit && after == .letter
            let isElided = bytes[position - 1] == 0x27 && before == .letter
            if isElided {
                marks.append(Marks.boundary | Marks.edge)
                before = after
                continue
            }
            marks.append(isWithin ? 0 : isSeam ? Marks.boundary | Marks.seam : Marks.boundary | Marks.edge)
            before = after
        }
        marks.append(Marks.boundary | Marks.edge)
    }
}

extension PartText {
    /// The length of the source in UTF-8.
    package var sourceCount: Int { sourceBytes.count }

    /// The part of the source text in a range of UTF-8 offsets.
    package func source(_ range: Range<Int>) -> String {
        String(decoding: sourceBytes[range.clamped(to: 0..<sourceBytes.count)], as: UTF8.self)
    }

    /// The position before which the source text ends at an offset; nil if the offset is within what one byte stands for.
    package func position(endingAt offset: Int) -> Int? {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(ends[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low < ends.count && Int(ends[low]) == offset ? low : nil
    }
}
