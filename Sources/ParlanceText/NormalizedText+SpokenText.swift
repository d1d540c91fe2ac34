internal import CICU

extension NormalizedText {
    /// The caller's own words: the source text of a range, case, accents and hyphens as they were, but without the
    /// punctuation and the skip words that were removed.
    ///
    /// In NFC, with `'` for `’`, white space collapsed to single blanks, none at the ends.
    /// Complexity: O(*n* + *m*), *n* the length of the range in the source, *m* the number of removed ranges.
    public func spokenText(of range: Range<Int>) -> String {
        let kept = keptSource(in: sourceOffsets(of: trimmed(range)))
        return tidied(kept.allSatisfy { $0 < 0x80 } ? kept : composed(kept))
    }

    /// A range without the blanks at its ends, which may be hyphens in the source.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = clamp(range.lowerBound)
        var upper = clamp(range.upperBound)
        while lower < upper, bytes[lower] == 0x20 { lower += 1 }
        while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
        return lower..<upper
    }

    private func keptSource(in range: Range<Int>) -> [UInt8] {
        let utf8 = source.utf8
        var kept: [UInt8] = []
        kept.reserveCapacity(range.count)
        var start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        var offset = range.lowerBound
        for gap in removed where gap.upperBound > range.lowerBound && gap.lowerBound < range.upperBound {
            let end = utf8.index(start, offsetBy: max(gap.lowerBound - offset, 0))
            kept += utf8[start..<end]
            start = utf8.index(start, offsetBy: max(min(gap.upperBound, range.upperBound) - offset, 0))
            offset = max(min(gap.upperBound, range.upperBound), offset)
        }
        kept += utf8[start..<utf8.index(start, offsetBy: range.upperBound - offset)]
        return kept
    }

    private func composed(_ text: [UInt8]) -> [UInt8] {
        var capacity = text.count + 16
        while true {
            var needed = 0
            let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                needed = cicu_compose(text, Int32(text.count), buffer.baseAddress, capacity)
                count = min(needed, capacity)
            }
            if needed <= capacity { return result }
            capacity = needed
        }
    }

    private func tidied(_ text: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        var isAfterSpace = false
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if isSpace(scalar) {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, !result.isEmpty { result.append(" ") }
            isAfterSpace = false
            result.append(scalar == "\u{2019}" ? "'" : scalar)
        }
        return String(result)
    }

    /// What folding makes a blank, hyphens apart.
    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }
}
