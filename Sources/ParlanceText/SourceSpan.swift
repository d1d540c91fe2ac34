/// A stretch of the source, in UTF-8 offsets: where a scalar of normalized text came from, or what was taken out.
struct SourceSpan: BitwiseCopyable, Sendable, Hashable {
    var start: UInt32
    var end: UInt32
}

extension SourceSpan {
    /// Nothing, at an offset.
    init(at offset: UInt32) {
        self.init(start: offset, end: offset)
    }

    func overlaps(_ offsets: Range<Int>) -> Bool {
        end > offsets.lowerBound && start < offsets.upperBound
    }
}
