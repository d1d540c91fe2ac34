internal import CICU

/// The "and" of a language.
package enum Conjunction {
    private static let longest = 64

    /// The text between two items of a list, blanks included (" and "); nil if ICU does not know it.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func text(language: String) -> String? {
        let locale = ICULocale(language: language)
        guard !locale.identifier.isEmpty else { return nil }
        let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            let count = buffer.baseAddress.map { cicu_conjunction(locale.identifier, $0, longest) } ?? 0
            return count > longest ? "" : String(decoding: buffer[..<count], as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }
}
