#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The caller's identifier of a request: any JSON value, which the answer repeats.
///
/// Texts, Booleans, null, and arrays and objects of them are repeated unchanged (with the keys of objects sorted).
/// Numbers keep their value: integers and fractions of up to 38 digits exactly, others with the precision of a
/// `Double`. Their spelling may change: `1.0` becomes `1`.
package struct BatchIdentifier: Sendable, Hashable {
    fileprivate indirect enum Part: Sendable, Hashable {
        case value(Value)
        /// A number with more digits than an `Int` or a `Double` holds.
        case long(Decimal)
        case array([Part])
        case object([String: Part])
    }

    private let part: Part

    /// The identifier as a value; nil if it contains a number that a value does not hold.
    var value: Value? { part.value }

    init(_ node: JSONNode) {
        part = Part(node)
    }
}

extension BatchIdentifier: Encodable {
    package func encode(to encoder: any Encoder) throws { try part.encode(to: encoder) }
}

extension BatchIdentifier.Part: Encodable {
    init(_ node: JSONNode) {
        switch node.content {
        case .array(let items): self = .array(items.map { Self($0) })
        case .object(let members):
            self = .object(Dictionary(members.map { ($0.name, Self($0.value)) }) { _, last in last })
        case .number(let text): self = Self.long(text).map { .long($0) } ?? .value(node.value)
        default: self = .value(node.value)
        }
    }

    /// A number that an `Int` or a `Double` does not hold, but a `Decimal` does.
    private static func long(_ text: String) -> Decimal? {
        let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }.count
        guard Int(text) == nil, 18...38 ~= digits, Double(text)?.magnitude ?? .infinity < 1e100 else { return nil }
        return Decimal(string: text)
    }

    var value: Value? {
        switch self {
        case .value(let value): return value
        case .long: return nil
        case .array(let parts):
            let items = parts.compactMap(\.value)
            return items.count == parts.count ? .array(items) : nil
        case .object(let parts):
            let members = parts.compactMapValues(\.value)
            return members.count == parts.count ? .object(members) : nil
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .value(let value): try value.encode(to: encoder)
        case .long(let number):
            // Without the container, `Decimal` would encode its parts.
            var container = encoder.singleValueContainer()
            try container.encode(number)
        case .array(let items): try items.encode(to: encoder)
        case .object(let members): try members.encode(to: encoder)
        }
    }
}
