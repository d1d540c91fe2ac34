/// Removes quotation marks from values: they are kept in normalized text but never spoken.
package enum QuotationMarks {
    /// The spelling of a value with each quotation mark replaced by a blank; nil if there are none, or if nothing
    /// remains.
    ///
    /// - Parameter way: normalized text, with a blank for each edge of a word.
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

    /// Unicode's property Quotation_Mark, except apostrophes.
    package static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\u{2018}", "\u{2019}": false
        default: scalar.properties.isQuotationMark
        }
    }
}
