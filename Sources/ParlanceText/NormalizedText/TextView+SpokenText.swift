internal import CICU

extension TextView {
    /// - Parameter isAsSaid: Whether the text has the punctuation and skip words between its words.
    func spokenText(of range: Range<Int>, in source: String, isAsSaid: Bool = false) -> String {
        let offsets = sourceOffsets(of: trimmed(range))
        return source.withUTF8Bytes { bytes in
            let spoken = UnsafeBufferPointer(rebasing: bytes[offsets])
            let isWhole = isAsSaid || !removed.contains { $0.overlaps(offsets) }
            if isWhole, spoken.isTidy { return String(decoding: spoken, as: UTF8.self) }
            let kept = isWhole ? Array(spoken) : self.kept(of: bytes, in: offsets)
            return tidied(kept.allSatisfy { $0 < 0x80 } ? kept : composed(kept))
        }
    }

    /// A range without the blanks at its ends, which may be hyphens in the source.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = clamp(range.lowerBound)
        var upper = clamp(range.upperBound)
        while lower < upper, bytes[lower] == 0x20 { lower += 1 }
        while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
        return lower..<upper
    }

    private func kept(of source: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(range.count)
        var start = range.lowerBound
        for gap in removed where gap.overlaps(range) {
            if start < gap.start { kept += source[start..<Int(gap.start)] }
            start = max(start, min(Int(gap.end), range.upperBound))
        }
        kept += source[start..<range.upperBound]
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

    /// Characters that folding converts to a blank, except hyphens.
    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether tidying would change nothing: ASCII with single blanks, none at the ends, and no other white space.
    fileprivate var isTidy: Bool {
        var previous: UInt8 = 0x20
        for byte in self {
            switch byte {
            case 0x20: if previous == 0x20 { return false }
            case 0x09...0x0D, 0x1C...0x1F, 0x80...: return false
            default: break
            }
            previous = byte
        }
        return previous != 0x20 || isEmpty
    }
}
