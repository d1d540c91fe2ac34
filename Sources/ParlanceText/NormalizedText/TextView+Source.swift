extension TextView {
    func sourceRange(of range: Range<Int>, in source: String) -> Range<String.Index> {
        let offsets = sourceOffsets(of: range)
        let start = source.utf8.index(source.startIndex, offsetBy: offsets.lowerBound)
        return start..<source.utf8.index(start, offsetBy: offsets.count)
    }

    func scalarRange(of range: Range<Int>, in source: String) -> Range<Int> {
        let offsets = sourceOffsets(of: range)
        if isSourceASCII { return offsets }
        return source.withUTF8Bytes { bytes in
            let start = scalarCount(in: bytes[..<offsets.lowerBound])
            return start..<start + scalarCount(in: bytes[offsets])
        }
    }

    /// UTF-8 offsets of the source. Empty ranges map to an empty range.
    func sourceOffsets(of range: Range<Int>) -> Range<Int> {
        let lower = clamp(range.lowerBound)
        let upper = clamp(range.upperBound)
        let start = Int(spans[lower].start)
        return start..<(lower < upper ? max(Int(spans[upper - 1].end), start) : start)
    }

    private func scalarCount(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        UnsafeBufferPointer(rebasing: bytes).reduce(into: 0) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
    }
}
