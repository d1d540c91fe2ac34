internal import CICU

/// A text as folded scalars, each with the bytes of the source it came from.
///
/// The steps of normalization after ICU's work on this, in place: `separateWords`, `removePunctuation`,
/// then `TextAssembler` (or `LiteralAssembler` for a template's literal) makes of it what is matched.
struct FoldedText {
    var scalars: [FoldedScalar]
    /// What stands before and behind the text: nothing, or, for a literal, the word that a slot stands for.
    var edges = Edges()
    /// Whether a comma may begin a number, as the point always may.
    var hasDecimalComma = false
    /// Punctuation that was kept because a slot stands beside it: its places among the scalars.
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

    /// Whether a number in digits begins at an index: with a digit, with a decimal sign before one, or with a fraction (`½`).
    func beginsNumber(at index: Int) -> Bool {
        guard index < scalars.count else { return false }
        return scalars[index].isDigit || scalars[index].isFraction || beginsFraction(at: index)
    }

    /// Whether a decimal sign stands at an index, and a digit behind it.
    func beginsFraction(at index: Int) -> Bool {
        let isSign =
            scalars[index].value == FoldedScalar.period || hasDecimalComma && scalars[index].value == FoldedScalar.comma
        return isSign && index + 1 < scalars.count && scalars[index + 1].isDigit
    }

    /// How many bytes its scalars have in UTF-8, those that were removed apart: no step makes more of them.
    var utf8Count: Int {
        scalars.reduce(into: 0) { count, scalar in
            if !scalar.isRemoved { count += scalar.utf8Count }
        }
    }

    /// Folding rarely makes a text longer: the first guess fits all but a few, which are folded twice.
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
