#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A decoded value of a property list.
///
/// Unchecked: the value consists of texts, numbers, dates, data, and arrays and dictionaries of them, and never changes.
struct TextPropertyListValue: Decodable, @unchecked Sendable {
    /// The value, in the types of `PropertyListSerialization`.
    let value: Any

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Key.self) {
            let pairs = try members.allKeys.map { ($0.stringValue, try members.decode(Self.self, forKey: $0).value) }
            value = Dictionary(pairs) { _, last in last }
        } else if var items = try? decoder.unkeyedContainer() {
            var values: [Any] = []
            while !items.isAtEnd { values.append(try items.decode(Self.self).value) }
            value = values
        } else {
            value = try Self.scalar(try decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Any {
        if let text = try? container.decode(String.self) { return text }
        if let flag = try? container.decode(Bool.self) { return flag }
        if let number = try? container.decode(Int.self) { return number }
        if let number = try? container.decode(Double.self) { return number }
        if let date = try? container.decode(Date.self) { return date }
        return try container.decode(Data.self)
    }
}
