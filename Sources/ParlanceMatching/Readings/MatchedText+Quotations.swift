import ParlanceText

extension MatchedText {
    /// The range within a pair of quotation marks around the whole of it; the range itself if there are none, if others
    /// are inside, or if nothing would remain.
    func withoutQuotationMarks(_ range: Range<Int>) -> Range<Int> {
        let words = trimmed(range)
        guard words.count > 2, mayBeQuotationMark(at: words.lowerBound) else { return range }
        let scalars = String(decoding: word(words), as: UTF8.self).unicodeScalars
        guard let first = scalars.first, let last = scalars.last,
            QuotationMarks.isQuotationMark(first), QuotationMarks.isQuotationMark(last)
        else { return range }
        let start = words.lowerBound + String(first).utf8.count
        let end = words.upperBound - String(last).utf8.count
        guard start < end, !scalars.dropFirst().dropLast().contains(where: QuotationMarks.isQuotationMark) else {
            return range
        }
        let quoted = trimmed(start..<end)
        return quoted.isEmpty ? range : quoted
    }

    /// Whether a quotation mark may begin at a position: a cheap test, which most values fail.
    private func mayBeQuotationMark(at position: Int) -> Bool { bytes[position] == 0x22 || bytes[position] >= 0x80 }
}
