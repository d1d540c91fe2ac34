import ParlanceText

/// A normalized text with corrections applied, and the places in both texts.
struct CorrectedWords {
    private(set) var bytes: [UInt8] = []
    /// For each position of the original text, the position in `bytes`; one more than there are bytes.
    private var corrected: [Int] = []
    /// The reverse.
    private var original: [Int] = []

    /// - Parameter edits: In the order of the text.
    init(_ text: MatchedText, _ edits: ArraySlice<Candidates.Edit>) {
        var position = 0
        for edit in edits where edit.range.lowerBound >= position {
            copy(position..<edit.range.lowerBound, of: text)
            position = edit.range.upperBound
            replace(edit.range, by: edit.meant)
            // Two blanks in a row are one.
            if bytes.last ?? 0x20 == 0x20, position < text.count, text.isBlank(at: position) {
                corrected.append(bytes.count)
                position += 1
            }
        }
        copy(position..<text.count, of: text)
        if bytes.last == 0x20, bytes.count > 1 {
            bytes.removeLast()
            original.removeLast()
        }
        corrected.append(bytes.count)
        original.append(text.count)
    }

    private mutating func copy(_ range: Range<Int>, of text: MatchedText) {
        for position in range {
            corrected.append(bytes.count)
            original.append(position)
            bytes.append(text.bytes[position])
        }
    }

    private mutating func replace(_ range: Range<Int>, by meant: [UInt8]) {
        let start = bytes.count
        for offset in range.indices { corrected.append(start + min(offset - range.lowerBound, meant.count)) }
        for offset in meant.indices { original.append(min(range.lowerBound + offset, range.upperBound - 1)) }
        bytes += meant
    }

    /// The place of a slot in the corrected text.
    func corrected(_ match: SlotMatch) -> SlotMatch {
        var match = match
        match.start = Int32(corrected[min(Int(match.start), corrected.count - 1)])
        match.end = Int32(corrected[min(Int(match.end), corrected.count - 1)])
        return match
    }

    /// The place of a range of the corrected text in the original text.
    func original(_ range: Range<Int>) -> Range<Int> {
        let last = original.count - 1
        let start = original[min(range.lowerBound, last)]
        return start..<max(start, original[min(range.upperBound, last)])
    }
}
