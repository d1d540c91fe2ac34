extension NormalizedText {
    /// The range of the source that a range of positions came from, with everything that lies between.
    ///
    /// What one source character was folded to (`ﬁ` to `fi`) leads back to all of it. Complexity: O(1).
    public func sourceRange(of range: Range<Int>) -> Range<String.Index> {
        let offsets = sourceOffsets(of: range)
        let start = source.utf8.index(source.startIndex, offsetBy: offsets.lowerBound)
        return start..<source.utf8.index(start, offsetBy: offsets.count)
    }

    /// The same as offsets in Unicode scalars, as JSON gives them. Complexity: O(*n*), *n* the length of the source.
    public func scalarRange(of range: Range<Int>) -> Range<Int> {
        let source = sourceRange(of: range)
        let scalars = self.source.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: source.lowerBound)
        return start..<start + scalars.distance(from: source.lowerBound, to: source.upperBound)
    }

    /// UTF-8 offsets of the source. An empty range is an empty one at the start of what stands there.
    func sourceOffsets(of range: Range<Int>) -> Range<Int> {
        let lower = clamp(range.lowerBound)
        let upper = clamp(range.upperBound)
        let start = Int(positions[lower].sourceStart)
        return start..<(lower < upper ? max(Int(positions[upper - 1].sourceEnd), start) : start)
    }
}
