internal import CICU

/// A text as folded scalars, each with the bytes of the source it came from.
///
/// The steps of normalization after ICU's work on this, in place: `separateWords`, `removePunctuation`,
/// then `TextAssembler` (or `LiteralAssembler` for a template's literal) makes of it what is matched.
struct FoldedText {
    var scalars: [FoldedScalar]
    /// What stands before and behind the text: nothing, or, for a literal, the word that a slot stands for.
    var edges = Edges()

    struct Edges {
        var isSlotBefore = false
        var isSlotBehind = false
    }

    init(_ text: String, isTurkic: Bool) {
        scalars =
            text.utf8.withContiguousStorageIfAvailable { Self.fold($0, isTurkic: isTurkic) }
            ?? Array(text.utf8).withUnsafeBufferPointer { Self.fold($0, isTurkic: isTurkic) }
    }

    init(_ bytes: [UInt8], isTurkic: Bool) {
        scalars = bytes.withUnsafeBufferPointer { Self.fold($0, isTurkic: isTurkic) }
    }

    /// Folding rarely makes a text longer: the first guess fits all but a few, which are folded twice.
    private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, isTurkic: Bool) -> [FoldedScalar] {
        guard let base = bytes.baseAddress else { return [] }
        let length = lengthToRead(of: bytes)
        var capacity = Int(length) + 16
        while true {
            var needed = 0
            let scalars = [FoldedScalar](unsafeUninitializedCapacity: capacity) { buffer, count in
                needed = cicu_fold(base, length, isTurkic, buffer.baseAddress, capacity)
                count = min(needed, capacity)
            }
            if needed <= capacity { return scalars }
            capacity = needed
        }
    }

    /// Cuts what is too long for ICU's offsets, at the start of a scalar.
    private static func lengthToRead(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        var length = min(bytes.count, Int(CICU_LONGEST_TEXT))
        while length > 0, length < bytes.count, bytes[length] & 0xC0 == 0x80 { length -= 1 }
        return Int32(length)
    }
}
