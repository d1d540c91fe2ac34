#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values as bounded JSON, in which stores keep them.
package enum StoredValue {
    /// The maximum size of an interaction or a shortcut, in bytes.
    package static let sizeLimit = 65_536

    /// The JSON of a value, with sorted keys.
    package static func json(_ value: some Encodable, identifier: String) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data: Data
        do { data = try encoder.encode(value) } catch { throw HistoryError.notStorable(identifier: identifier) }
        guard data.count <= sizeLimit else {
            throw HistoryError.tooLarge(identifier: identifier, bytes: data.count, limit: sizeLimit)
        }
        return data
    }

    /// The form of a phrase by which a store finds equal ones.
    package static func key(ofPhrase phrase: String) -> String {
        phrase.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
