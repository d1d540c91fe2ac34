internal import CICU

/// How a language says "and".
public enum Conjunction {
    private static let longest = 64

    /// What stands between two things that are listed, blanks included (" and "); nil where ICU does not know it.
    ///
    /// - Parameter language: A BCP 47 tag.
    public static func text(language: String) -> String? {
        let locale = ICULocale(language: language)
        guard !locale.identifier.isEmpty else { return nil }
        let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            let count = buffer.baseAddress.map { cicu_conjunction(locale.identifier, $0, longest) } ?? 0
            return count > longest ? "" : String(decoding: buffer[..<count], as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }
}
