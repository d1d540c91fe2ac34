import Foundation

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

    /// - Parameter parsed: The result of `JSONSerialization`.
    init(parsed: Any) {
        part = Part(parsed: parsed)
    }
}

extension BatchIdentifier: Encodable {
    package func encode(to encoder: any Encoder) throws { try part.encode(to: encoder) }
}

extension BatchIdentifier.Part: Encodable {
    init(parsed: Any) {
        switch parsed {
        case let items as [Any]: self = .array(items.map { Self(parsed: $0) })
        case let members as [String: Any]: self = .object(members.mapValues { Self(parsed: $0) })
        // `decimalValue` converts a `UInt64` by way of a `Double`.
        case let number as NSNumber where number.isLong:
            self = .long(Decimal(string: number.description) ?? number.decimalValue)
        default: self = .value(Value(parsed: parsed))
        }
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
