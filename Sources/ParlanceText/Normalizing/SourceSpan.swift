/// A range of the source in UTF-8 offsets: the origin of a normalized scalar, or a removed range.
struct SourceSpan: BitwiseCopyable, Sendable, Hashable {
    var start: UInt32
    var end: UInt32
}

extension SourceSpan {
    /// The empty range at an offset.
    init(at offset: UInt32) {
        self.init(start: offset, end: offset)
    }

    func overlaps(_ offsets: Range<Int>) -> Bool {
        end > offsets.lowerBound && start < offsets.upperBound
    }
}
