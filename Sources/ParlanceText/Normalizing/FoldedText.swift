internal import CICU

/// A text as folded scalars, each with its source bytes.
///
/// The steps of normalization after ICU's folding work in place: `separateWords`, `removePunctuation`; then
/// `TextAssembler` (or `LiteralAssembler` for a template's literal) writes the normalized text.
struct FoldedText {
    var scalars: [FoldedScalar]
    /// The neighbours of the text: nothing, or, for a literal, the word of an adjacent slot.
    var edges = Edges()
    /// Whether a comma may begin a number, like the point.
    var hasDecimalComma = false
    /// Punctuation that is kept because a slot is adjacent: its indices in the scalars.
    var marksBesideSlots: Set<Int> = []

    struct Edges {
        var isSlotBefore = false
        var isSlotBehind = false
    }

    init(_ text: String, isTurkic: Bool) {
        self = text.withUTF8Bytes { FoldedText($0, isTurkic: isTurkic) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, isTurkic: Bool) {
        scalars = Self.fold(bytes, isTurkic: isTurkic)
    }

    /// Whether a number in digits begins at an index: a digit, a decimal sign before one, or a fraction (`½`).
    func beginsNumber(at index: Int) -> Bool {
        guard index < scalars.count else { return false }
        return scalars[index].isDigit || scalars[index].isFraction || beginsFraction(at: index)
    }

    /// Whether there is a decimal sign at an index, followed by a digit.
    func beginsFraction(at index: Int) -> Bool {
        let isSign =
            scalars[index].value == FoldedScalar.period || hasDecimalComma && scalars[index].value == FoldedScalar.comma
        return isSign && index + 1 < scalars.count && scalars[index + 1].isDigit
    }

    /// The number of UTF-8 bytes of the scalars that were not removed: no step adds any.
    var utf8Count: Int {
        scalars.reduce(into: 0) { count, scalar in
            if !scalar.isRemoved { count += scalar.utf8Count }
        }
    }

    /// Folding seldom makes a text longer: the first estimate fits nearly all texts, and the others are folded twice.
    private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, isTurkic: Bool) -> [FoldedScalar] {
        let bytes = bytes.readable
        guard let base = bytes.baseAddress else { return [] }
        let length = Int32(bytes.count)
        var capacity = bytes.count + 16
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
}
