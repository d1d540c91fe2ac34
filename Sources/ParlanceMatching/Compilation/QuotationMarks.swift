/// Values that are written in quotation marks, which stay in text where somebody wrote them, and which nobody says.
enum QuotationMarks {
    /// A way to say a value without its quotation marks, a blank for each; nil if there are none, or nothing else.
    ///
    /// - Parameter way: normalized, with a blank for each edge of a word.
    static func removed(from way: [UInt8]) -> [UInt8]? {
        guard way.contains(where: { $0 == 0x22 || $0 >= 0x80 }) else { return nil }
        let scalars = String(decoding: way, as: UTF8.self).unicodeScalars
        guard scalars.contains(where: isQuotationMark) else { return nil }
        let words = scalars.split { isQuotationMark($0) || $0 == " " }.map(String.init)
        guard !words.isEmpty else { return nil }
        let start = scalars.first == " " ? " " : ""
        let end = scalars.last == " " ? " " : ""
        return Array("\(start)\(words.joined(separator: " "))\(end)".utf8)
    }

    /// Unicode's property Quotation_Mark, apostrophes apart.
    private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2018}", "\u{2019}": false
        default: scalar.properties.isQuotationMark
        }
    }
}
