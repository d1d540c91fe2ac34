internal import CICU

/// A conversion of texts from one script to another, by ICU's rules.
///
/// `@unchecked Sendable` holds because ICU's transliterators do not change after they are opened.
package final class Transliterator: @unchecked Sendable {
    /// The maximum length of a result, in bytes for each byte of the text.
    private static let growth = 8

    private let rules: OpaquePointer

    /// - Parameter identifier: an identifier of ICU, such as `Hiragana-Katakana`.
    /// - Returns: nil if ICU has no such conversion.
    package init?(_ identifier: String) {
        guard let rules = cicu_transliterator_open(identifier) else { return nil }
        self.rules = rules
    }

    deinit { cicu_transliterator_close(rules) }

    /// The converted text; nil if nothing changes.
    package func convert(_ text: String) -> String? {
        var text = text
        let converted = text.withUTF8 { bytes -> String? in
            guard let start = bytes.baseAddress, bytes.count < CICU_LONGEST_TEXT / Int32(Self.growth) else {
                return nil
            }
            let capacity = bytes.count * Self.growth
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
                guard let output = buffer.baseAddress else { return nil }
                let count = cicu_transliterate(rules, start, Int32(bytes.count), output, capacity)
                return count == 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
            }
        }
        return converted == text ? nil : converted
    }
}
